import { lateWordsOf } from '@freely/federation/words';
import { namespace } from '../../words.ts';

const sync = {
  name: 'Calendar sync',
  lead: 'See your bookings in the calendar that you keep elsewhere, and let what is busy there take times here.',
  loading: 'Loading your calendars',
  failed: 'We could not load your calendars',
  own: {
    title: 'Your calendar from here',
    text: 'A secret address with your bookings and time off. Whoever knows it can read them: add it to your own calendar, and give it to nobody.',
    make: 'Make a calendar address',
    address: 'Calendar address',
    hint: 'Add it as a calendar by its address in Google, Apple or Outlook',
    tutorial: 'How to add it',
    revoke: 'Revoke this address',
    question: 'Revoke this calendar address?',
    consequences: 'Calendars that use it stop showing your bookings. You can make a new one.',
  },
  elsewhere: {
    title: 'Calendars from elsewhere',
    text: 'We read them every 15 minutes. We keep when they are busy, and nothing else of them. 5 at most.',
    list: 'Calendars from elsewhere',
    none: 'None so far.',
    read: 'Last read {{date}}, {{time}}',
    unread: 'Not read yet: this takes a moment',
    problem: 'Could not be read: {{problem}}',
    remove: 'Remove {{name}}',
    question: 'Remove {{name}}?',
    consequences: 'Its busy times can be booked again at once.',
    url: 'Address of the calendar',
    urlHint: 'Ends in .ics, as a rule; begins with https:// or webcal://',
    label: 'Name',
    labelHint: 'Optional',
    add: 'Add calendar',
    required: 'Address is required',
  },
} as const;

export const { useWords } = lateWordsOf(namespace, { sync });
