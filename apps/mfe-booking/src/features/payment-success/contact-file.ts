import type { Booking } from '@freely/api-client/contract';
import { bookingReference } from '@freely/domain/booking-reference';
import { brand } from '@freely/shell-sdk';
import { contentLines, escapeText } from './content-lines.ts';

/** The practitioner as a vCard file: name, phone and, for a salon, its address. */
export function contactFile(booking: Booking): string {
  const { practitioner_name: name, practitioner_phone: phone, location } = booking;
  const [given = '', ...family] = name.split(' ');
  const lines = [location.address, location.city, '', location.postcode, location.country_name];
  const isSalonAddress = booking.location_type === 'salon' && location.address !== null;

  return contentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `PRODID:-//${brand().name}//${brand().name}//EN`,
    `N:${escapeText(family.join(' '))};${escapeText(given)};;;`,
    `FN:${escapeText(name)}`,
    ...(phone ? [`TEL;TYPE=CELL:${phone}`] : []),
    ...(isSalonAddress
      ? [`ADR;TYPE=WORK:;;${lines.map((line) => escapeText(line ?? '')).join(';')}`]
      : []),
    `NOTE:${escapeText(`${brand().name}, ${bookingReference(booking.booking_id)}`)}`,
    'END:VCARD',
  ]);
}
