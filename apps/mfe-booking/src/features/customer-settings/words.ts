import { lateWordsOf } from '@freely/shell-sdk/words';
import { namespace } from '../../journey/words.ts';

export const { useWords } = lateWordsOf(namespace, {
  settings: {
    heading: 'Settings',
    loading: 'Loading your settings',
    delete: {
      text: 'Your name, address and phone number are deleted for good. Records of bookings and payments stay, but no longer identify you.',
      consequences:
        'Upcoming bookings are cancelled: those more than 24 hours away are refunded in full, the others are not. This cannot be undone.',
    },
  },
});
