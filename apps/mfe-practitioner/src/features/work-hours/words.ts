import { lateWordsOf } from '@freely/shell-sdk/words';
import { namespace } from '../../words.ts';

const workHours = {
  heading: 'Work hours',
  lead: 'Your usual week at each place. Existing bookings keep their times, whatever you change.',
  loading: 'Loading your work hours',
  failed: 'We could not load your work hours',
  places: 'Locations',
  mobile: 'Mobile',
  switchedOff: 'This location is switched off. Nobody can book it until you switch it on again.',
  goToLocations: 'Go to locations',
  noPlace: {
    title: 'You have no location yet',
    text: 'Work hours belong to a place: mobile, or a salon.',
  },
} as const;

export const { useWords } = lateWordsOf(namespace, { workHours });
