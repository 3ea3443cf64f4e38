import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  earliestWithholding,
  isTaxWithheld,
  type TaxRequest,
  taxNoticeDays,
  taxStandingOf,
  taxStepDays,
  taxStepDueAt,
} from './tax-details.ts';

const day = 86_400_000;
/** The clock goes forward 28 days later, which changes nothing. */
const requested = new Date('2026-03-01T09:00:00Z');
const after = (days: number, ms = 0) => new Date(requested.getTime() + days * day + ms);
const request = (more: Partial<TaxRequest> = {}): TaxRequest => ({
  requestedAt: requested,
  remindedAt: [after(20), after(40)],
  givenAt: null,
  leftAt: null,
  ...more,
});

describe('payouts are withheld', () => {
  test('from the instant on which 60 days are over, and not a millisecond before', () => {
    expect(isTaxWithheld(request(), after(60, -1))).toBe(false);
    expect(isTaxWithheld(request(), after(60))).toBe(true);
  });

  test.each([
    ['neither reminder was sent', request({ remindedAt: [null, null] })],
    ['only one reminder was sent', request({ remindedAt: [after(20), null] })],
    ['they were given', request({ givenAt: after(61) })],
    ['the account is closed', request({ leftAt: after(61) })],
    ['nobody asked', request({ requestedAt: null })],
  ])('never when %s', (_, one) => {
    expect(isTaxWithheld(one, after(1_000))).toBe(false);
  });

  test('two weeks after a late reminder', () => {
    const late = request({ remindedAt: [after(20), after(55)] });

    expect(isTaxWithheld(late, after(69, -1))).toBe(false);
    expect(isTaxWithheld(late, after(69))).toBe(true);
    expect(earliestWithholding(late)).toEqual(after(69));
  });
});

test('each reminder is due on its day, and the second two weeks after a late first one', () => {
  expect(taxStepDueAt(request({ remindedAt: [null, null] }), 0)).toEqual(after(20));
  expect(taxStepDueAt(request({ remindedAt: [null, null] }), 1)).toBeNull();
  expect(taxStepDueAt(request({ remindedAt: [after(20), null] }), 1)).toEqual(after(40));
  expect(taxStepDueAt(request({ remindedAt: [after(39), null] }), 1)).toEqual(after(53));
});

test('before any reminder, the screen names the sixtieth day', () => {
  expect(earliestWithholding(request({ remindedAt: [null, null] }))).toEqual(after(60));
  expect(earliestWithholding(request({ requestedAt: null }))).toBeNull();
});

test('the standing says what a practitioner has to do', () => {
  expect(taxStandingOf(request({ requestedAt: null }), after(90))).toBe('not_requested');
  expect(taxStandingOf(request({ requestedAt: null, givenAt: requested }), after(90))).toBe(
    'given',
  );
  expect(taxStandingOf(request(), after(59))).toBe('requested');
  expect(taxStandingOf(request(), after(60))).toBe('withheld');
});

const instant = fc.integer({ min: 0, max: 200 * day }).map((ms) => after(0, ms));
const perhaps = fc.option(instant);

test('whenever payouts are withheld, 60 days have passed, and two weeks since each of two reminders', () => {
  const any = fc.record({
    requestedAt: fc.constant(requested),
    remindedAt: fc.tuple(perhaps, perhaps),
    givenAt: perhaps,
    leftAt: perhaps,
  });
  fc.assert(
    fc.property(any, instant, (one, now) => {
      if (!isTaxWithheld(one, now)) return;
      expect([one.givenAt, one.leftAt]).toEqual([null, null]);
      expect(now.getTime()).toBeGreaterThanOrEqual(after(taxStepDays[2]).getTime());
      expect(one.remindedAt[0]).not.toBeNull();
      expect(now.getTime() - one.remindedAt[1]!.getTime()).toBeGreaterThanOrEqual(
        taxNoticeDays * day,
      );
    }),
  );
});

test('steps that are made when they are due come in order, two weeks apart, however late', () => {
  fc.assert(
    fc.property(fc.nat({ max: 90 * day }), fc.nat({ max: 90 * day }), (late, later) => {
      const first = new Date(
        taxStepDueAt(request({ remindedAt: [null, null] }), 0)!.getTime() + late,
      );
      const one = request({ remindedAt: [first, null] });
      const second = new Date(taxStepDueAt(one, 1)!.getTime() + later);
      const third = taxStepDueAt(request({ remindedAt: [first, second] }), 2)!;

      expect(second.getTime() - first.getTime()).toBeGreaterThanOrEqual(taxNoticeDays * day);
      expect(third.getTime() - second.getTime()).toBeGreaterThanOrEqual(taxNoticeDays * day);
      expect(third.getTime()).toBeGreaterThanOrEqual(after(taxStepDays[2]).getTime());
    }),
  );
});
