import { lateWordsOf } from '@freely/federation/words';
import { namespace } from '../words.ts';

const autoSave = {
  idle: 'Changes are saved by themselves.',
  saving: 'Saving',
  saved: 'All changes saved',
  failed: 'Your last change was not saved.',
  heldBack: 'Not saved yet: something here needs to be put right.',
  retry: 'Try again',
  leave: {
    question: 'Leave without saving?',
    text: 'Something that you changed here is not saved.',
  },
} as const;

export const { useWords } = lateWordsOf(namespace, { autoSave });
