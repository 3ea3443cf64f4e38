import { lateWordsOf } from '@freely/shell-sdk/words';
import { namespace } from '../../words.ts';

const settings = {
  heading: 'Market settings',
  lead: 'They apply to the whole market, at once. What is booked already stays as it was booked.',
  failed: 'We could not load the settings',
  label: 'Settings',
  change: 'Change',
  changeOf: 'Change: {{name}}',
  save: 'Save',
  notSaved: 'The setting was not saved',
  newValue: 'New value, in {{unit}}',
  bounds: 'A whole number from {{min}} to {{max}}. The default is {{usual}}.',
  outOfBounds: 'Please enter a whole number from {{min}} to {{max}}',
  units: { percent: 'percent', minutes: 'minutes', months: 'months', pence: 'pence' },
  values: {
    percent: '{{value}}%',
    minutes: '{{value}} minutes',
    months: '{{value}} months',
  },
  names: {
    fee_percent: 'Fee',
    hold_minutes: 'Hold of an unpaid booking',
    payment_grace_minutes: 'Grace for a started payment',
    minimum_notice_minutes: 'Minimum notice',
    travel_buffer_minutes: 'Travel buffer',
    horizon_months: 'Booking horizon',
    cancellation_fee: 'Cancellation fee',
  },
  texts: {
    fee_percent: 'What we keep of the price before the discount.',
    hold_minutes: 'How long a new booking keeps its time without being paid.',
    payment_grace_minutes: 'How long a started payment may still succeed after the hold.',
    minimum_notice_minutes: 'How long before its start a time can be booked at the latest.',
    travel_buffer_minutes: 'Kept free before and after each home visit.',
    horizon_months: 'How far ahead a time can be booked.',
    cancellation_fee: 'What cancelling a paid booking costs a practitioner.',
  },
  history: 'History',
  noHistory: 'No changes yet',
  changed: '{{name}}: {{from}} to {{to}}. {{reason}}',
  changedBy: '{{what}} ({{who}})',
  terminal: 'from the terminal',
} as const;

export const { useWords: useSettingWords } = lateWordsOf(namespace, { settings });
