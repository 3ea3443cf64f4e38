import { lateWordsOf } from '@freely/shell-sdk/words';
import { namespace } from '../../words.ts';

const audit = {
  heading: 'Audit',
  count_one: '{{count}} entry',
  count_other: '{{count}} entries',
  placeholder: 'Name, email or ID of who did it',
  label: 'Audit log, newest first',
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
  noDetail: 'No further details.',
  empty: 'No entries yet',
  emptyText: 'Every action of an admin is recorded here and cannot be changed.',
} as const;

export const { useWords: useAuditWords } = lateWordsOf(namespace, { audit });
