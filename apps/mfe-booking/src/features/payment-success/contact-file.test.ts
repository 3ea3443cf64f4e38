import { expect, test } from '@jest/globals';
import { bookingWith } from '../../testing/fixtures.ts';
import { contactFile } from './contact-file.ts';

const salon = { location_type: 'salon', practitioner_phone: '07700900318' } as const;

test('contains the address of a salon', () => {
  const booking = bookingWith({ ...salon, practitioner_name: 'Amara Okafor; Nails' });

  expect(contactFile(booking).split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'PRODID:-//Freely//Freely//EN',
    'N:Okafor\\; Nails;Amara;;;',
    'FN:Amara Okafor\\; Nails',
    'TEL;TYPE=CELL:07700900318',
    'ADR;TYPE=WORK:;;27 Northfield Road;London;;SW11 4NB;United Kingdom',
    'NOTE:Freely\\, FR-418',
    'END:VCARD',
    '',
  ]);
});

test('does not contain the customer’s home as the practitioner’s address', () => {
  expect(contactFile(bookingWith({ location_type: 'mobile' }))).not.toContain('ADR');
});

test('long lines are folded, never inside a character', () => {
  const file = contactFile(bookingWith({ practitioner_name: 'é'.repeat(100) }));
  const bytes = new TextEncoder();

  for (const line of file.split('\r\n')) expect(bytes.encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`FN:${'é'.repeat(100)}`);
});
