import { lateWordsOf } from '@freely/federation/words';
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
    noPhone: 'The phone is shared once the booking is paid',
    view: 'View',
    viewName: 'View booking with {{name}}',
  },
} as const;

export const { useWords } = lateWordsOf(namespace, { home });
