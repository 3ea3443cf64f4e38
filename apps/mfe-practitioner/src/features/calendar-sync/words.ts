import { lateWordsOf } from '@freely/shell-sdk/words';
import { namespace } from '../../words.ts';

const sync = {
  name: 'Calendar sync',
  lead: 'See your bookings in your own calendar, and let your other calendars block times here.',
  loading: 'Loading your calendars',
  failed: 'We could not load your calendars',
  own: {
    title: 'Your {{brand}} calendar',
    text: 'A secret address with your bookings and time off. Anyone who knows it can read them, so add it to your own calendar and do not share it.',
    create: 'Create a calendar address',
    address: 'Calendar address',
    hint: 'Add it as a calendar by its address in Google, Apple or Outlook',
    tutorial: 'How to add it',
    revoke: 'Revoke this address',
    question: 'Revoke this calendar address?',
    consequences: 'Calendars that use it stop showing your bookings. You can create a new one.',
  },
  elsewhere: {
    title: 'External calendars',
    text: 'We read them every 15 minutes and store only their busy times. You can add up to 5.',
    list: 'External calendars',
    none: 'None yet.',
    read: 'Last read {{date}}, {{time}}',
    unread: 'Not read yet: this takes a moment',
    problem: 'Could not be read: {{problem}}',
    remove: 'Remove {{name}}',
    question: 'Remove {{name}}?',
    consequences: 'Its busy times can be booked again straight away.',
    url: 'Address of the calendar',
    urlHint: 'Usually ends in .ics and starts with https:// or webcal://',
    label: 'Name',
    labelHint: 'Optional',
    add: 'Add calendar',
    required: 'Address is required',
  },
} as const;

export const { useWords } = lateWordsOf(namespace, { sync });
