// A mail names the salon as it was chosen: a practitioner may have several, in one town.
import { brandOf } from '@freely/domain/brand';
import { expect, test } from '@jest/globals';
import { booking, customer } from '../../test/support/mailed-booking.ts';
import { marketLanguage, translatorFor } from '../kernel/messages/index.ts';
import { noExtras } from './mail-extras.ts';
import type { AboutBooking } from './mail-facts.ts';
import { bookingPaidCustomer } from './mails/booking-paid-customer.ts';
import { timeOffered } from './mails/time-offered.ts';

const about = (changes: Partial<AboutBooking['booking']>): AboutBooking => ({
  ...noExtras,
  brand: brandOf(),
  shellUrl: 'https://freely.example',
  t: translatorFor(marketLanguage),
  to: customer,
  firstName: 'Ada',
  booking: { ...booking, location_type: 'salon', salon_id: 9, ...changes },
});
const offered = (salon_name: string | null) =>
  timeOffered(
    about({ salon_name, status: 'held', hold_until: new Date(booking.now.getTime() + 60_000) }),
  );

test('a confirmation says it before the street', () => {
  expect(bookingPaidCustomer(about({ salon_name: 'Number Nine' }))?.facts).toContainEqual([
    'Salon',
    'Number Nine, 7 Canary Row, Flat 12 (ring twice), London, SW11 4NB',
  ]);
});

test('an offer says it, and no street', () => {
  const place = ['Place', 'Number Nine, London'];
  expect(offered('Number Nine')?.facts).toContainEqual(place);
  expect(JSON.stringify(offered('Number Nine'))).not.toContain(booking.address);
  expect(offered(null)?.facts).toContainEqual(['Place', 'Salon in London']);
});
