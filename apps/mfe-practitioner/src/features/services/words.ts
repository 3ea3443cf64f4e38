import { lateWordsOf } from '@freely/shell-sdk/words';
import { namespace } from '../../words.ts';

const services = {
  heading: 'Services',
  lead: 'What you offer, at your price. Only treatments with a price are offered.',
  loading: 'Loading your services',
  failed: 'We could not load your services',
  add: 'Add treatment',
  update: 'Update treatment',
  remove: 'Remove treatment',
} as const;

export const { useWords } = lateWordsOf(namespace, { services });
