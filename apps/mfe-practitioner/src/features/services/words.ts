import { lateWordsOf } from '@freely/federation/words';
import { namespace } from '../../words.ts';

const services = {
  heading: 'Services',
  lead: 'What you do, at your price. A treatment with a price is offered; nothing else is.',
  loading: 'Loading your services',
  failed: 'We could not load your services',
  add: 'Add treatment',
  update: 'Update treatment',
  remove: 'Remove treatment',
} as const;

export const { useWords } = lateWordsOf(namespace, { services });
