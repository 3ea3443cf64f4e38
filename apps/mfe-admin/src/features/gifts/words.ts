import { lateWordsOf } from '@freely/shell-sdk/words';
import { namespace } from '../../words.ts';

const gifts = {
  heading: 'Gifts',
  due_one: '{{count}} to give',
  due_other: '{{count}} to give',
  label: 'Gifts, due ones first',
  customer: 'Customer',
  email: 'Email',
  number: 'Gift',
  numberOf: 'No. {{number}}',
  booking: 'Third booking',
  earned: 'Earned',
  state: 'Status',
  states: {
    awaiting: 'Waiting for a treatment',
    due: 'To give',
    given: 'Given',
    withdrawn: 'Withdrawn',
  },
  given: 'Given {{at}}',
  actions: 'Actions',
  give: 'Mark as given',
  giveOf: 'Mark as given: gift {{number}} of {{name}}',
  empty: 'No gifts yet',
  emptyText: 'Every third booking that was paid and not cancelled earns one.',
} as const;

export const { useWords: useGiftWords } = lateWordsOf(namespace, { gifts });
