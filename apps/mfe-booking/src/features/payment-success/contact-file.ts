import type { Booking } from '@freely/api-client/contract';
import { bookingReference } from '@freely/domain/booking-reference';
import { brand } from '@freely/domain/brand';
import { escaped, fileOf } from './content-lines.ts';

/** The practitioner as an address book takes them: whom to call, and where their salon is. */
export function contactFile(booking: Booking): string {
  const { practitioner_name: name, practitioner_phone: phone, location } = booking;
  const [given = '', ...family] = name.split(' ');
  const lines = [location.address, location.city, '', location.postcode, location.country_name];
  const isTheirs = booking.location_type === 'salon' && location.address !== null;

  return fileOf([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `PRODID:-//${brand.name}//${brand.name}//EN`,
    `N:${escaped(family.join(' '))};${escaped(given)};;;`,
    `FN:${escaped(name)}`,
    ...(phone ? [`TEL;TYPE=CELL:${phone}`] : []),
    ...(isTheirs ? [`ADR;TYPE=WORK:;;${lines.map((line) => escaped(line ?? '')).join(';')}`] : []),
    `NOTE:${escaped(`${brand.name}, ${bookingReference(booking.booking_id)}`)}`,
    'END:VCARD',
  ]);
}
