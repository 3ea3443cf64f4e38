import { lateWordsOf } from '@freely/shell-sdk/words';
import { namespace } from '../../words.ts';

const loyalty = {
  heading: 'Loyalty schemes',
  lead: 'A customer gets the best discount that applies; discounts do not add up. 0% switches one off.',
  failed: 'We could not load the loyalty schemes',
  sections: {
    first_booking: 'First booking',
    rebook: 'Rebooking',
    time: 'Date interval',
  },
  texts: {
    first_booking: 'For the first booking that a customer makes.',
    rebook: 'For booking the same practitioner again.',
    time: 'For every booking made between two dates and times, London time.',
  },
  discount: {
    first_booking: 'Discount for the first booking, %',
    rebook: 'Discount for the rebooking, %',
    time: 'Discount for the time, %',
  },
  from: 'From',
  to: 'To',
  save: 'Save',
  saveOf: 'Save: {{section}}',
  states: {
    none: 'No interval is set.',
    planned: 'This interval has not started yet.',
    running: 'This interval is running now.',
    over: 'This interval is over.',
  },
  inForce: 'In force now',
  nothingInForce: 'No discount is in force.',
  until: 'until {{at}}',
  always: 'until changed',
  history: 'History',
  noHistory: 'No changes yet',
  change: '{{section}}: {{discount}}%',
  changeBetween: '{{section}}: {{discount}}%, {{from}} to {{to}}',
  changeBy: '{{what}}, by {{who}}',
} as const;

export const { useWords: useLoyaltyWords } = lateWordsOf(namespace, { loyalty });
