import { wordsOf } from '@freely/shell-sdk/words';
import { texts } from './texts.ts';

/** The namespace of this remote's messages. */
export const namespace = 'public';

export const { useWords } = wordsOf(namespace, texts);
