import { lateWordsOf } from '@freely/shell-sdk/words';
import { NAMESPACE } from '../../texts/words.ts';
import { accountTexts } from './texts.ts';

export const { useWords } = lateWordsOf(NAMESPACE, accountTexts);
