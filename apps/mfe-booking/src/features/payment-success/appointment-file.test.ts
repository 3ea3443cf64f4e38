import { expect, test } from '@jest/globals';
import { bookingWith } from '../../testing/fixtures.ts';
import { appointmentFile } from './appointment-file.ts';

const now = new Date('2026-11-20T10:00:00.000Z');
const url = 'https://freely.example/payment-success/418';
const fileWith = (parts: Parameters<typeof bookingWith>[0] = {}) =>
  appointmentFile({ booking: bookingWith(parts), title: 'Appointment with Amara', url, now });

test('contains the appointment from its start to its end', () => {
  expect(fileWith().split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Freely//Freely//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:booking-418@freely.example',
    'DTSTAMP:20261120T100000Z',
    'DTSTART:20261203T111500Z',
    'DTEND:20261203T123000Z',
    'SUMMARY:Appointment with Amara',
    'DESCRIPTION:Gel manicure\\nGel removal\\nFR-418',
    'LOCATION:27 Northfield Road\\, London\\, SW11 4NB',
    'URL:https://freely.example/payment-success/418',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a time in summer is in London time', () => {
  expect(fileWith({ date: '2026-07-03' })).toContain('DTSTART:20260703T101500Z');
});

test('long lines are folded, never inside a character', () => {
  const [treatment] = bookingWith().treatments;
  const file = fileWith({ treatments: [{ ...treatment!, name: 'é'.repeat(100) }] });
  const bytes = new TextEncoder();

  for (const line of file.split('\r\n')) expect(bytes.encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${'é'.repeat(100)}\\nFR-418`);
});
