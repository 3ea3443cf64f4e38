import { wordsOf } from '@freely/federation/words';
import { texts } from './texts.ts';

/** The namespace of this remote's messages. */
export const namespace = 'public';

export const { useWords } = wordsOf(namespace, texts);
