import { lateWordsOf } from '@freely/shell-sdk/words';
import { namespace } from '../words.ts';

const autoSave = {
  idle: 'Changes are saved automatically.',
  saving: 'Saving',
  saved: 'All changes saved',
  failed: 'Your last change was not saved.',
  invalid: 'Not saved yet: something here needs to be corrected.',
  retry: 'Try again',
  leave: {
    question: 'Leave without saving?',
    text: 'Some of your changes are not saved.',
  },
} as const;

export const { useWords } = lateWordsOf(namespace, { autoSave });
