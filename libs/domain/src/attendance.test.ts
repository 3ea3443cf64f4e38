import { randomRuns } from '@freely/tools/testing/random-runs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  answerRefusal,
  attendedRefusal,
  isPossiblyLate,
  isReviewable,
  isUnanswered,
  latenessRefusal,
  noShowRefusal,
  type ReporterFacts,
  reportUntil,
} from './attendance.ts';
import { bookingStatuses } from './booking-status.ts';

const minute = 60_000;
const startsAt = new Date('2026-12-01T10:00:00.000Z');
const endsAt = new Date('2026-12-01T11:00:00.000Z');
const booking = { status: 'confirmed', isPaid: true, startsAt, endsAt } as const;
const after = (instant: Date, milliseconds: number): ReporterFacts & { isReviewed: boolean } => ({
  ...booking,
  isReported: false,
  isSettled: false,
  isReviewed: false,
  reportUntil: reportUntil({ endsAt }, null),
  now: new Date(instant.getTime() + milliseconds),
});
const inTime = after(startsAt, 30 * minute);

describe('who can report what (D26)', () => {
  test('exactly 20 minutes after the start a customer is absent, and a practitioner not yet late', () => {
    const refusalsAt = (milliseconds: number) => {
      const facts = after(startsAt, milliseconds);
      return [noShowRefusal(facts), latenessRefusal(facts)];
    };

    expect(refusalsAt(20 * minute - 1)).toEqual(['too_early', 'too_early']);
    expect(refusalsAt(20 * minute)).toEqual([null, 'too_early']);
    expect(refusalsAt(20 * minute + 1)).toEqual([null, null]);
  });

  test('both can be reported until exactly 24 hours after the end', () => {
    const day = 24 * 60 * minute;

    for (const refusalOf of [noShowRefusal, latenessRefusal]) {
      expect(refusalOf(after(endsAt, day))).toBeNull();
      expect(refusalOf(after(endsAt, day + 1))).toBe('too_late');
    }
  });

  test('who is marked as absent has as long after the mark, but never less than after the end', () => {
    const marked = (at: Date, milliseconds: number) => ({
      ...after(at, milliseconds),
      status: 'no_show_customer' as const,
      reportUntil: reportUntil({ endsAt }, at),
    });
    const day = 24 * 60 * minute;
    const late = new Date(endsAt.getTime() + day);

    for (const refusalOf of [attendedRefusal, latenessRefusal]) {
      expect(refusalOf(marked(late, day))).toBeNull();
      expect(refusalOf(marked(late, day + 1))).toBe('too_late');
      expect(refusalOf(marked(startsAt, 25 * 60 * minute))).toBeNull();
      expect(refusalOf(marked(startsAt, 25 * 60 * minute + 1))).toBe('too_late');
    }
  });

  test('a customer marked as absent can report, and cannot be marked again', () => {
    const absent = { ...inTime, status: 'no_show_customer' as const };

    expect(noShowRefusal(absent)).toBe('already_marked');
    expect(latenessRefusal(absent)).toBeNull();
  });

  test('only who is marked as absent can say that they were there, once, as long as others report', () => {
    const absent = { ...inTime, status: 'no_show_customer' as const };
    const over = { ...after(endsAt, 24 * 60 * minute + 1), status: absent.status };

    expect(attendedRefusal(absent)).toBeNull();
    for (const status of ['confirmed', 'completed'] as const) {
      expect(attendedRefusal({ ...inTime, status })).toBe('not_marked');
    }
    expect(attendedRefusal({ ...inTime, status: 'no_show_practitioner' })).toBe('wrong_status');
    expect(attendedRefusal({ ...absent, isReported: true })).toBe('already_reported');
    expect(attendedRefusal({ ...inTime, isSettled: true })).toBe('already_reported');
    expect(attendedRefusal(over)).toBe('too_late');
    expect(
      attendedRefusal({ ...absent, ...after(startsAt, 20 * minute), status: absent.status }),
    ).toBeNull();
  });

  test('neither report is possible of a booking that was never paid', () => {
    const unpaid = { ...inTime, isPaid: false };

    expect(noShowRefusal(unpaid)).toBe('wrong_status');
    expect(latenessRefusal(unpaid)).toBe('wrong_status');
  });

  test('a report stops a second one, a settlement stops both, a review stops a no-show', () => {
    expect(latenessRefusal({ ...inTime, isReported: true })).toBe('already_reported');
    expect(noShowRefusal({ ...inTime, isReported: true })).toBeNull();
    expect(latenessRefusal({ ...inTime, isSettled: true })).toBe('already_reported');
    expect(noShowRefusal({ ...inTime, isSettled: true })).toBe('settled');
    expect(noShowRefusal({ ...inTime, isReviewed: true })).toBe('reviewed');
  });

  test('whenever lateness can be reported, a no-show can be marked of the same open booking', () => {
    const offset = fc.integer({ min: -30 * 60 * minute, max: 30 * 60 * minute });
    fc.assert(
      fc.property(fc.constantFrom(...bookingStatuses), offset, (status, milliseconds) => {
        const facts = { ...after(startsAt, milliseconds), status };
        const canReport = latenessRefusal(facts) === null;
        const canMark = noShowRefusal(facts) === null;
        const isOpen = status === 'confirmed' || status === 'completed';
        const isInWindow = milliseconds > 20 * minute && milliseconds <= 25 * 60 * minute;

        expect(canReport).toBe((isOpen || status === 'no_show_customer') && isInWindow);
        expect(canMark).toBe(isOpen && (isInWindow || milliseconds === 20 * minute));
      }),
      randomRuns({ quick: 500, long: 10_000 }),
    );
  });
});

test('a visit can be reviewed once it is completed, ten minutes after a no-show can be marked', () => {
  const short = { ...booking, endsAt: new Date(startsAt.getTime() + 5 * minute) };
  const at = (milliseconds: number, status: 'completed' | 'confirmed' = 'completed') =>
    isReviewable({ ...short, status, now: new Date(startsAt.getTime() + milliseconds) });

  expect([at(6 * minute), at(30 * minute - 1), at(30 * minute)]).toEqual([false, false, true]);
  expect(at(30 * minute, 'confirmed')).toBe(false);
});

test('nobody is later than the time since the start', () => {
  expect(isPossiblyLate(30, inTime)).toBe(true);
  expect(isPossiblyLate(31, inTime)).toBe(false);
});

describe('the answer to a report', () => {
  const answerUntil = new Date('2026-12-02T10:00:00.000Z');
  const report = { answerUntil, isContested: false, isSettled: false };

  test('is possible until its time is over; from then on the customer is right', () => {
    const before = { ...report, now: new Date(answerUntil.getTime() - 1) };
    const then = { ...report, now: answerUntil };

    expect([answerRefusal(before), isUnanswered(before)]).toEqual([null, false]);
    expect([answerRefusal(then), isUnanswered(then)]).toEqual(['too_late', true]);
  });

  test('is possible at any time for who has contested, until an admin settles it', () => {
    const contested = { ...report, isContested: true, now: answerUntil };

    expect([answerRefusal(contested), isUnanswered(contested)]).toEqual([null, false]);
    expect(answerRefusal({ ...contested, isSettled: true })).toBe('nothing_to_answer');
  });

  test('needs a report', () => {
    const none = { answerUntil: null, isContested: false, isSettled: false, now: answerUntil };

    expect([answerRefusal(none), isUnanswered(none)]).toEqual(['nothing_to_answer', false]);
  });
});
