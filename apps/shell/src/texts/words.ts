import { wordsOf } from '@freely/shell-sdk/words';
import { texts } from './texts.ts';

/** The namespace of the shell's own messages. */
export const NAMESPACE = 'shell';

export const { useWords, say } = wordsOf(NAMESPACE, texts);
