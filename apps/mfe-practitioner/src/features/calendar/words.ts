import { lateWordsOf } from '@freely/shell-sdk/words';
import { namespace } from '../../words.ts';

const calendar = {
  name: 'Calendar',
  loading: 'Loading your calendar',
  failed: 'We could not load your calendar',
  noFeeds: 'We could not load your external calendars, so their busy times are missing here.',
  previous: 'Previous',
  today: 'Today',
  next: 'Next',
  navigation: 'Move through the calendar',
  view: 'View',
  views: { day: 'Day', week: 'Week', threeDays: '3 Days', month: 'Month' },
  add: 'Time off',
  label: 'Calendar of {{range}}',
  legend: {
    booking: 'Booking, read only',
    timeOff: 'Time off',
    busy: 'Busy elsewhere',
  },
  noTitle: 'no title',
  fullDay: 'Full day',
  spoken: {
    booking: 'Booking',
    timeOff: 'Time off',
    busy: 'Busy elsewhere',
  },
  form: {
    add: 'Add time off',
    edit: 'Time off',
    title: 'Title',
    fullDay: 'Full day',
    yes: 'Yes',
    no: 'No',
    date: 'Date',
    lastDate: 'Last day',
    lastHint: 'The same day, unless you are away for longer',
    from: 'From',
    to: 'To',
    choose: 'Choose a time',
    save: 'Save',
    update: 'Update',
    remove: 'Remove',
    question: 'Are you sure you want to remove this event?',
    rules: {
      title: 'Title is required',
      titleField: 'Title field is required',
      date: 'Date is required',
      lastDate: 'End date is before the date',
      past: 'Please choose today or a later day',
      from: 'Start time is required',
      to: 'End time is required',
      order: 'The end must be after the start',
    },
  },
  conflicts: {
    one: '{{id}} on {{date}}, {{from}} to {{to}}',
    label: 'Conflicting bookings',
  },
  notMoved: 'Your time off was not moved',
  locked: {
    title: 'Blocked time',
    text: 'This time is blocked because you cancelled a booking. It cannot be changed or removed. With proof of extenuating circumstances we can unblock it: write to {{supportEmail}}.',
  },
  busy: {
    title: 'Busy in {{name}}',
    text: 'This comes from an external calendar. Change it there; we read it every 15 minutes.',
    link: 'Calendar sync',
  },
} as const;

export const { useWords } = lateWordsOf(namespace, { calendar });
