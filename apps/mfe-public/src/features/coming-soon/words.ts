import { lateWordsOf } from '@freely/federation/words';
import { namespace } from '../../words.ts';

const comingSoon = {
  calendar: {
    title: 'Sync your calendar',
    heading: 'Calendar sync is coming soon',
    text: 'Your bookings in Google, Apple or Outlook calendar: we are working on it. Write to us if you would like to hear when it is there.',
    more: 'Go to the support centre',
  },
  write: 'Email {{supportEmail}}',
} as const;

export const { useWords } = lateWordsOf(namespace, { comingSoon });
