import { lateWordsOf } from '@freely/shell-sdk/words';
import { namespace } from '../words.ts';

const settle = {
  title: 'Settle the dispute about {{reference}}',
  text: 'Both sides will be told the outcome and the reason.',
  outcome: 'Outcome',
  outcomes: {
    for_customer: 'For the customer: a full refund',
    for_practitioner: 'For the practitioner: they are paid',
  },
  outcomeRequired: 'Please choose an outcome',
  act: 'Settle',
  failed: 'Something goes wrong',
  states: {
    awaits_practitioner: 'Waiting for the practitioner',
    awaits_admin: 'Waiting for an admin',
    settled: 'Settled',
  },
  opened: 'Opened',
  reported: 'Reported by the customer',
  minutesLate_one: '{{count}} minute late',
  minutesLate_other: '{{count}} minutes late',
  neverCame: 'Never came',
  customerWords: 'The customer says',
  practitionerWords: 'The practitioner says',
  answerUntil: 'Response due',
  contested: 'Contested',
  settledAt: 'Settled',
  settledFor: { for_customer: 'For the customer', for_practitioner: 'For the practitioner' },
  reason: 'Reason',
  state: 'Status',
  decided: 'Outcome',
} as const;

export const { useWords: useSettleWords } = lateWordsOf(namespace, { settle });
