import { lateWordsOf } from '@freely/federation/words';
import { namespace } from '../../words.ts';

const comingSoon = {
  registration: {
    title: 'Practitioner sign up',
    heading: 'Sign-up opens soon',
    text: 'We are not taking new practitioners here just yet. Write to us with your trade and your town, and we will get in touch as soon as we are.',
    more: 'What joining means',
  },
  calendar: {
    title: 'Sync your calendar',
    heading: 'Calendar sync is coming soon',
    text: 'Your bookings in Google, Apple or Outlook calendar: we are working on it. Write to us if you would like to hear when it is there.',
    more: 'Go to the support centre',
  },
  write: 'Email {{supportEmail}}',
} as const;

export const { useWords } = lateWordsOf(namespace, { comingSoon });
