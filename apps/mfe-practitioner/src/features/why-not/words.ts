import { lateWordsOf } from '@freely/shell-sdk/words';
import { namespace } from '../../words.ts';

const whyNot = {
  name: 'Why am I not shown?',
  lead: 'Choose a treatment, a place and a day to see which times customers are offered, and why they are not offered the others.',
  loading: 'Loading your treatments',
  failed: 'We could not load your treatments',
  noTreatments: 'You offer no treatments yet',
  noTreatmentsText: 'Add a price to a treatment, and customers can find you for it.',
  services: 'Go to services',
  treatment: 'Treatment',
  place: 'Place',
  mobile: 'At the customer’s',
  salon: 'Salon: {{name}}',
  anySalon: 'Salon',
  day: 'Day',
  loadingDay: 'Loading this day',
  dayFailed: 'We could not load this day',
  overall: {
    title: 'Customers cannot find you for this on any day',
    not_approved:
      'We have not approved your profile yet. You do not need to do anything; we will email you.',
    inactive: 'Your profile is inactive.',
    not_onboarded: 'You have not finished signing up.',
    no_price: 'This treatment has no price.',
    location_off: 'This place is switched off, or has not been added.',
    no_hours: 'You have no work hours at this place.',
  },
  fix: {
    settings: 'Set it to active',
    services: 'Add a price',
    locations: 'Go to locations',
    availability: 'Set your work hours',
    calendar: 'Open your calendar',
    calendarSync: 'Go to calendar sync',
  },
  summary: {
    title: 'What customers see on {{day}}',
    offered_one: '{{count}} start time is offered.',
    offered_other: '{{count}} start times are offered.',
    length: 'The treatment takes {{minutes}} minutes, all of which must be free.',
  },
  timeline: 'Start times of {{day}}',
  offered: 'Offered',
  interval: '{{from}} to {{to}}',
  reason: {
    past: 'Already past',
    notice: 'Too soon: customers book at least an hour ahead',
    horizon: 'Too far ahead: customers book up to 6 months ahead',
    clock_change: 'The clocks go forward: this time does not exist',
    outside_hours: 'Outside your work hours, or it would end after them',
    break: 'It would run into your break',
    time_off: 'Time off',
    time_offTitle: 'Time off: {{title}}',
    external_calendar: 'Busy in an external calendar',
    external_calendarTitle: 'Busy in {{title}}',
    booking: 'It would overlap a booking, or a time that somebody is paying for',
    travel: 'No time to travel to or from another booking',
  },
} as const;

export const { useWords } = lateWordsOf(namespace, { whyNot });
