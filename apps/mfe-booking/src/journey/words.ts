import { wordsOf } from '@freely/shell-sdk/words';
import { texts } from '../texts.ts';

/** The namespace of this remote's messages. */
export const namespace = 'booking';

/** Messages by key: `useWords` in components, `say` in guards and other code outside React. */
export const { useWords, say } = wordsOf(namespace, texts);

export type Say = typeof say;
/** Every message key of this remote: a wrong one does not compile. */
export type Word = Parameters<Say>[0];
