import { lateWordsOf } from '@freely/shell-sdk/words';
import { namespace } from '../../words.ts';

const locations = {
  heading: 'Locations',
  lead: 'Where you work. Switch a place off and nobody can book it; its hours and its bookings stay.',
  loading: 'Loading your locations',
  failed: 'We could not load your locations',
  mobile: 'Mobile',
  mobileText: 'You travel to your customers. Your own address is never shown to anybody.',
  salon: 'Salon',
  salonText: 'Customers come to you. They see the address once they have paid.',
  open: 'Take bookings at {{name}}',
  newSalon: 'A new salon',
  addSalon: 'Add another salon',
  save: 'Add this location',
  cancel: 'Cancel',
  hours: 'Next, set your work hours there: a location without hours cannot be booked.',
  goToHours: 'Go to work hours',
} as const;

export const { useWords } = lateWordsOf(namespace, { locations });
