import { lateWordsOf } from '@freely/federation/words';
import { namespace } from '../../journey/words.ts';

export const { useWords } = lateWordsOf(namespace, {
  settings: {
    heading: 'Settings',
    loading: 'Loading your settings',
    delete: {
      text: 'Your name, address and phone go for good. Records of what was booked and paid stay, without saying who you are.',
      consequences:
        'Bookings ahead are cancelled: those more than 24 hours away are refunded in full, later ones are not. This cannot be undone.',
    },
  },
});
