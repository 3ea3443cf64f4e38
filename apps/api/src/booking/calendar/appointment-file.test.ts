import { brandOf } from '@freely/domain/brand';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { confirmedBooking } from '../../../test/support/paid-booking.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { marketLanguage, translatorFor } from '../../kernel/messages/index.ts';
import { type BookingView, findView } from '../bookings/index.ts';
import { appointmentFile } from './appointment-file.ts';

let api: TestApi;
let view: BookingView;
beforeAll(async () => {
  api = await startTestApi();
  const { id } = await confirmedBooking(api);
  view = (await findView(api.db, id))!;
});
afterAll(() => api.close());

/** The lines of the file, unfolded. */
function linesOf(changes: Partial<BookingView>, side: 'customer' | 'practitioner' = 'customer') {
  const booking = { ...view, ...changes };
  const file = appointmentFile(
    {
      brand: brandOf(),
      booking,
      shellUrl: 'https://freely.example',
      t: translatorFor(marketLanguage),
    },
    side,
  );

  return { file, lines: file.content.replaceAll('\r\n ', '').split('\r\n') };
}

test('every file of an appointment has the same UID, and a newer one a higher SEQUENCE', () => {
  const first = linesOf({});
  const moved = linesOf({ calendar_sequence: 1 });
  const cancelled = linesOf({ calendar_sequence: 1, status: 'cancelled_by_practitioner' });
  const uid = `UID:booking-${view.id}@freely.example`;

  for (const { lines } of [first, moved, cancelled]) expect(lines).toContain(uid);
  expect(first.lines).toContain('SEQUENCE:0');
  expect(moved.lines).toContain('SEQUENCE:1');
  expect(cancelled.lines).toContain('SEQUENCE:2');
});

test('a cancellation removes the entry (RFC 5546)', () => {
  const { file, lines } = linesOf({ status: 'cancelled_by_customer' });

  expect(lines).toContain('METHOD:CANCEL');
  expect(lines).toContain('STATUS:CANCELLED');
  expect(lines.some((line) => line.startsWith('ORGANIZER'))).toBe(true);
  expect(file.contentType).toBe('text/calendar; charset=utf-8; method=CANCEL');
  expect(linesOf({}).lines).toContain('METHOD:PUBLISH');
});

test.each(['customer', 'practitioner'] as const)(
  'after a cancellation the entry of the %s no longer says where it was, nor a phone number (D39, D105)',
  (side) => {
    const before = linesOf({}, side);
    expect(before.file.content).toContain(view.postcode);
    if (side === 'practitioner') {
      expect(before.lines).toContain(`DESCRIPTION:Phone: ${view.customer_phone}`);
    }

    const { file, lines } = linesOf({ status: 'cancelled_by_customer' }, side);
    expect(lines).toContain(`LOCATION:${view.city}`);
    for (const gone of [view.address, view.postcode, view.customer_phone])
      expect(file.content).not.toContain(gone);
  },
);
