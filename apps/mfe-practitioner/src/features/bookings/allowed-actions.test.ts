import { expect, test } from '@jest/globals';
import { bookingWith } from '../../testing/booking-with.ts';
import { allowedActions } from './allowed-actions.ts';

// Two hours long.
const booking = bookingWith({ date: '2026-11-21T09:00:00.000Z' });
const at = (time: string) => allowedActions(booking, new Date(time));

test('a paid, confirmed booking can be edited or cancelled until it starts', () => {
  expect(at('2026-11-21T08:59:59Z').canEdit).toBe(true);
  expect(at('2026-11-21T09:00:00Z').canEdit).toBe(false);
  const before = new Date('2026-11-20T09:00:00Z');
  expect(allowedActions({ ...booking, paid: false }, before).canEdit).toBe(false);
  expect(
    allowedActions({ ...booking, booking_status: 'cancelled_by_customer' }, before).canEdit,
  ).toBe(false);
});

test('a no-show can be marked from 20 minutes after the start until 24 hours after the end', () => {
  expect(at('2026-11-21T09:19:59Z').canMarkNoShow).toBe(false);
  expect(at('2026-11-21T09:20:00Z').canMarkNoShow).toBe(true);
  expect(at('2026-11-22T11:00:00Z').canMarkNoShow).toBe(true);
  expect(at('2026-11-22T11:00:01Z').canMarkNoShow).toBe(false);
  expect(
    allowedActions(
      { ...booking, booking_status: 'no_show_customer' },
      new Date('2026-11-21T10:00:00Z'),
    ).canMarkNoShow,
  ).toBe(false);
});

test('a patch test has a result from its end on, and is neither cancelled nor missed by itself', () => {
  const visit = { ...booking, patch_test_for: { booking_id: 9, result: null } };
  const [before, during, after] = [
    '2026-11-20T09:00:00Z',
    '2026-11-21T09:01:00Z',
    '2026-11-21T12:30:00Z',
  ].map((time) => allowedActions(visit, new Date(time)));

  expect(before).toEqual({
    canEdit: true,
    canCancel: false,
    canMarkNoShow: false,
    canRecordPatchTest: false,
  });
  expect(during?.canRecordPatchTest).toBe(false);
  expect(after).toMatchObject({ canMarkNoShow: false, canRecordPatchTest: true });
  expect(at('2026-11-21T09:30:00Z').canRecordPatchTest).toBe(false);
});
