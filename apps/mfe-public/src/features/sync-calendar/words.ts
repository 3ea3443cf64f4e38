import { lateWordsOf } from '@freely/shell-sdk/words';
import { namespace } from '../../words.ts';

const syncCalendar = {
  title: 'Sync your calendar',
  description:
    'How practitioners see their {{brand}} bookings and time off in Google, Apple or Outlook calendar.',
  heading: 'Your bookings in your own calendar',
  lead: 'Practitioners get a private address with their bookings and time off. Add it to the calendar that you already use, and it stays up to date.',
  sync: 'Sync my calendar',
  logIn: 'Log in to sync your calendar',
  tutorial: 'Read the tutorial',
  practitionersOnly: 'Available only for practitioners',
  address: 'Your private calendar address',
  secret:
    'Anyone who knows this address can read your calendar, so keep it to yourself. Revoke it if somebody else has it: it then stops working, and you can create a new one.',
  revoke: 'Revoke this address',
  question: 'Revoke your calendar address?',
  consequence: 'Calendars that use it will no longer be updated.',
  how: {
    heading: 'How to add it',
    lead: 'Create your address first, and copy it. Your calendar reads it again every few hours; how often is up to Google, Apple or Microsoft.',
    google: {
      heading: 'Google Calendar',
      first:
        'Open calendar.google.com on a computer. The app on a phone cannot do this, but shows the calendar afterwards.',
      second: 'Beside “Other calendars”, press the plus sign and choose “From URL”.',
      third: 'Paste your address and press “Add calendar”.',
    },
    apple: {
      heading: 'Apple Calendar',
      first:
        'On an iPhone or iPad, open Calendar, press “Calendars” and then “Add Calendar”. On a Mac, open Calendar and choose “New Calendar Subscription” in the File menu.',
      second: 'Choose “Add Subscription Calendar” where you are asked, and paste your address.',
      third: 'Press “Subscribe”. On a Mac, choose how often it refreshes.',
    },
    outlook: {
      heading: 'Outlook',
      first: 'Open Outlook on the web, or the new Outlook for Windows, and go to the calendar.',
      second: 'Press “Add calendar” and choose “Subscribe from web”.',
      third: 'Paste your address, give the calendar a name, and press “Import”.',
    },
    other: 'Any calendar that reads iCalendar addresses works in the same way.',
  },
} as const;

export const { useWords } = lateWordsOf(namespace, { syncCalendar });
