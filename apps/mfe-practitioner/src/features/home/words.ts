import { lateWordsOf } from '@freely/shell-sdk/words';
import { namespace } from '../../words.ts';

const home = {
  name: 'Dashboard',
  greeting: {
    morning: 'Morning, {{name}}',
    afternoon: 'Afternoon, {{name}}',
    evening: 'Evening, {{name}}',
  },
  viewProfile: 'View my profile',
  loading: 'Loading your dashboard',
  failed: 'We could not load your figures',
  notShown: {
    title: 'Customers cannot find you',
    not_approved:
      'We have not approved your profile yet. You do not need to do anything; we will email you.',
    inactive: 'Your profile is inactive.',
    not_onboarded: 'You have not finished signing up.',
    no_price: 'None of your treatments has a price.',
    location_off: 'All your locations are switched off, or you have not added one.',
    no_hours: 'You have no work hours at any location that is switched on.',
    fix: {
      inactive: 'Set it to active',
      not_onboarded: 'Continue signing up',
      no_price: 'Add a price',
      location_off: 'Go to locations',
      no_hours: 'Set your work hours',
    },
  },
  summary: {
    label: 'Summary',
    appointments: 'Appointments',
    comingUp_one: '{{count}} coming up',
    comingUp_other: '{{count}} coming up',
    income: 'Total income',
    afterFee: 'After the 20% fee',
  },
  checklist: {
    title: 'Finish your profile',
    done: 'Your profile is complete',
    count: '{{done}} of {{total}}',
    share: '{{done}} of {{total}} done',
    isDone: '{{what}}: done',
    avatar: 'Profile photo',
    work_images: 'Work images',
    bio: 'Bio',
    update_calendar: 'Calendar updated',
    bank_details: 'Bank details',
    todo: {
      avatar: 'Add a profile photo',
      work_images: 'Add work images',
      bio: 'Write your bio',
      update_calendar: 'Update your calendar',
      bank_details: 'Add bank details',
    },
  },
  upcoming: {
    title: 'Upcoming appointments',
    all: 'All bookings',
    loading: 'Loading your appointments',
    failed: 'We could not load your appointments',
    none: 'No upcoming appointments',
    noneText: 'New bookings appear here as they are paid.',
    when: '{{date}}, {{time}}',
    quantity: '{{quantity}} × {{name}}',
    treatments: 'Treatments',
    mobile: 'Mobile',
    salon: 'Salon',
    contact: 'Contact',
    contactName: 'Contact {{name}}',
    noPhone: 'The phone number is shared once the booking is paid',
    view: 'View',
    viewName: 'View booking with {{name}}',
  },
} as const;

export const { useWords } = lateWordsOf(namespace, { home });
