import { lateWordsOf } from '@freely/federation/words';
import { namespace } from '../../words.ts';

const audit = {
  heading: 'Audit',
  count_one: '{{count}} entry',
  count_other: '{{count}} entries',
  placeholder: 'Name, email or ID of who did it',
  label: 'What was done, the newest first',
  action: 'Action',
  anyAction: 'Any action',
  object: 'About',
  objectPlaceholder: 'practitioner:20017',
  dates: 'Dates',
  at: 'Date and time',
  who: 'Who',
  whoBehind: '{{who}} (by {{behind}})',
  job: 'The system',
  what: 'What',
  detail: 'Details',
  entry: 'entry {{id}}',
  noDetail: 'There is nothing more to say.',
  empty: 'Nothing was done yet',
  emptyText: 'What admins do is written down here, and never changes.',
} as const;

export const { useWords: useAuditWords } = lateWordsOf(namespace, { audit });
