import { lateWordsOf } from '@freely/shell-sdk/words';
import { namespace } from '../../words.ts';

const earnings = {
  name: 'Earnings',
  lead: 'What each appointment pays, and when. Payouts leave 48 hours after the end of the treatment.',
  loading: 'Loading your earnings',
  failed: 'We could not load your earnings',
  month: 'Month',
  download: 'Download {{month}}',
  downloadAll: 'Download everything',
  downloadFailed: 'Something goes wrong',
  totals: 'Totals for {{month}}',
  gross: 'Treatments',
  fee: 'Freely fee',
  net: 'Earned',
  paidOut: 'Paid out',
  toCome: 'To come',
  funded: 'of which {{amount}} was our discount',
  statement: 'Statement for {{month}}',
  none: 'No appointments in this month',
  noneText: 'Paid appointments appear in the month in which they start.',
  table: {
    date: 'Date',
    customer: 'Customer',
    treatments: 'Treatments',
    gross: 'Price',
    fee: 'Fee',
    refund: 'Refund',
    withheld: 'Withheld',
    net: 'Earned',
    payout: 'Payout',
  },
  when: '{{date}}, {{time}}',
  payouts: {
    title: 'Next payouts',
    none: 'No payouts are due at the moment.',
    one: '{{id}} on {{date}}',
    label: 'Next payouts',
    withhold: '{{amount}} is withheld from your next payouts, for appointments that you cancelled.',
  },
  status: {
    scheduled: 'On {{date}}',
    on_its_way: 'On its way',
    on_hold: 'On hold: in dispute',
    add_bank_details: 'Add bank details',
    paid: 'Paid on {{date}}',
    returned: 'Returned after a refund',
    nothing: 'Nothing to pay',
  },
  bank: {
    missing: 'We cannot pay you yet: we do not have your bank details.',
    refused: 'Our payment provider did not accept your bank details. Please enter them again.',
    checking:
      'Our payment provider is checking your bank details. Payouts start once that is done.',
    link: 'Go to bank details',
  },
} as const;

export const { useWords } = lateWordsOf(namespace, { earnings });
