import { lateWordsOf } from '@freely/shell-sdk/words';
import { namespace } from '../../words.ts';

const disputes = {
  heading: 'Disputes',
  open_one: '{{count}} open',
  open_other: '{{count}} open',
  label: 'Disputes, longest open first',
  show: 'Show',
  openOnes: 'Open',
  settled: 'Settled',
  all: 'All',
  booking: 'Booking',
  date: 'Date and time',
  customer: 'Customer',
  practitioner: 'Practitioner',
  state: 'Status',
  total: 'Total',
  actions: 'Actions',
  name: 'the dispute about {{reference}}',
  settle: 'Settle',
  settleOf: 'Settle the dispute about {{reference}}',
  empty: 'No open disputes',
  emptyText:
    'They appear here when a customer and a practitioner disagree about lateness or absence.',
} as const;

export const { useWords: useDisputeWords } = lateWordsOf(namespace, { disputes });
