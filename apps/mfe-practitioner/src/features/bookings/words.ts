import { lateWordsOf } from '@freely/shell-sdk/words';
import { namespace } from '../../words.ts';

const bookings = {
  heading: 'Bookings',
  tabs: { label: 'Which bookings', upcoming: 'Upcoming', previous: 'Previous' },
  table: {
    upcoming: 'Upcoming bookings',
    previous: 'Previous bookings',
    id: 'Ref id',
    customer: 'Customer name',
    treatments: 'Treatments',
    location: 'Location type',
    date: 'Date and time',
    details: 'Details',
    show: 'Show booking {{id}} of {{name}}',
    hide: 'Hide booking {{id}} of {{name}}',
  },
  when: '{{date}}, {{time}}',
  canceled: 'Cancelled',
  missed: { customer: 'No-show', practitioner: 'You did not come' },
  quantity: '{{quantity}} × {{name}}',
  location: { mobile: 'Mobile', salon: 'Salon' },
  facts: {
    phone: 'Customer phone',
    noPhone: 'Shared once the booking is paid',
    address: 'Address',
    notes: 'Notes',
    noNotes: 'None',
  },
  price: {
    callOut: 'Call-out charge',
    total: 'Total',
    fee: 'Freely fee, {{percent}}% including VAT',
    refund: 'Refunded to the customer',
    income: 'You’re paid',
  },
  map: 'Map of {{address}}',
  empty: {
    upcoming: {
      title: 'No upcoming bookings',
      text: 'New bookings appear here as they are paid.',
    },
    previous: { title: 'No previous bookings', text: 'Bookings move here when they are over.' },
  },
  failed: 'We could not load your bookings',
  loading: 'Loading your bookings',
  waits: {
    title: 'Waiting for the customer',
    text: 'You moved this appointment at short notice. Until {{name}} accepts the new time, they can cancel for a full refund.',
  },
  edit: {
    open: 'Edit booking',
    title: 'Edit booking {{id}}',
    now: 'Currently {{date}} at {{time}}. {{name}} will be emailed the new time.',
    date: 'Date',
    time: 'Time',
    choose: 'Choose a time',
    loading: 'Looking for free times',
    none: 'No free time on this day. Please choose another.',
    failed: 'We could not look for free times',
    notice:
      'This is within 24 hours, so {{name}} has to agree. Until then they can cancel for a full refund.',
    save: 'Save',
    dateRequired: 'Date is required',
    timeRequired: 'Time is required',
  },
  cancel: {
    open: 'Cancel booking',
    title: 'Cancel this booking?',
    refund:
      '{{name}} gets {{refund}} back in full, and an email with other practitioners to choose from.',
    income: 'You are not paid the {{income}} of this appointment.',
    note: 'An automated note about the cancellation goes on your profile, and this time stays blocked in your calendar.',
    fee: 'A cancellation fee of {{fee}} is withheld from your next payouts.',
    noFee: 'No cancellation fee is withheld from your payouts.',
    waive:
      'With proof of extenuating circumstances we can waive these penalties: write to {{supportEmail}}.',
    pending: 'Cancelling the booking',
  },
  noShow: {
    open: 'Mark as no-show',
    title: 'Did {{name}} not turn up?',
    text: 'You are paid in full, and {{name}} gets no refund. We tell them, and they can dispute it: then we decide.',
  },
  dispute: {
    title: '{{name}} reports that you were late',
    minutes: 'They say that you were {{count}} minutes late.',
    never: 'They say that you did not come.',
    words: 'In their words: “{{words}}”',
    until: 'Answer by {{date}}, {{time}}. Without an answer from you, {{name}} gets a full refund.',
    question: 'Is that right?',
    agree: 'Yes, I was more than 20 minutes late',
    agreeText: '{{name}} gets {{refund}} back, and you are not paid.',
    contest: 'No, I was there on time',
    contestText: 'We hear both sides and decide. Your payout waits until then.',
    details: 'What happened',
    send: 'Send answer',
    chooseRequired: 'Please choose an answer',
    admin: {
      title: 'We are reviewing this',
      text: 'You and {{name}} see it differently. Your payout waits until we have decided.',
    },
    for_customer: {
      title: 'Settled for the customer',
      text: '{{name}} got a full refund.',
    },
    for_practitioner: { title: 'Settled for you', text: 'You are paid in full.' },
    reason: 'Our reason: {{reason}}',
  },
} as const;

export const { useWords } = lateWordsOf(namespace, { bookings });
