import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { addDays as addLondonDays, addMonths, type Day, londonDay } from './london-time.ts';
import type { Pence } from './money.ts';

/** Treatments that may irritate the skin are preceded by a patch test with the same practitioner. */

export const patchTestResults = ['clear', 'reaction'] as const;
export type PatchTestResult = (typeof patchTestResults)[number];

/** What an admin has set for a treatment. */
export interface PatchTestRule {
  /** The skin needs this long to show a reaction. */
  hoursBefore: number;
  monthsValid: number;
  price: Pence;
  /** Minutes. */
  duration: number;
}

/** The bounds of a rule. The table has the same ones. */
export const patchTestBounds = {
  hours_before: { min: 24, max: 336 },
  months_valid: { min: 1, max: 24 },
  /** Pounds. */
  price: { min: 0, max: 100 },
  duration: { min: 5, max: 60 },
} as const;

/** Days after a test in which it may show a reaction. Later, something else was the cause. */
export const reactionDays = 14;

export type ResultRefusal = 'not_over' | 'too_late' | 'taken_back';

/**
 * Why a result cannot be recorded of a test; null when it can. A reaction cancels without a penalty, so it is
 * recorded of a test that took place, in the days in which skin reacts, and not again after it was taken back.
 */
export function resultRefusal(
  result: PatchTestResult,
  {
    endsAt,
    now,
    recorded,
    hasReacted,
  }: { endsAt: Date; now: Date; recorded: PatchTestResult | null; hasReacted: boolean },
): ResultRefusal | null {
  if (endsAt > now) return 'not_over';
  if (result === 'clear' || recorded === 'reaction') return null;
  if (now > addDays(endsAt, reactionDays)) return 'too_late';

  return hasReacted ? 'taken_back' : null;
}

export type PatchTestRefusal = 'too_close' | 'expired';

/**
 * Why a patch test does not allow a treatment at a time; null when it does. Its validity ends with the
 * London day of that many months later.
 */
export function patchTestRefusal(
  { hoursBefore, monthsValid }: Pick<PatchTestRule, 'hoursBefore' | 'monthsValid'>,
  testedAt: Date,
  treatedAt: Date,
): PatchTestRefusal | null {
  if (treatedAt < addHours(testedAt, hoursBefore)) return 'too_close';

  return londonDay(treatedAt) > addMonths(londonDay(testedAt), monthsValid) ? 'expired' : null;
}

const weeksAhead = 6;

/** The first day that is offered for the test of a treatment: an earlier one would be long before it. */
export function firstTestDay(treatedOn: Day, today: Day): Day {
  const first = addLondonDays(treatedOn, 1 - 7 * weeksAhead);

  return today > first ? today : first;
}

/** One test for all of them: it takes their minutes and costs their prices together. */
export function testForAll(rules: readonly PatchTestRule[]): PatchTestRule {
  const sum = (name: 'price' | 'duration') => rules.reduce((all, rule) => all + rule[name], 0);

  return {
    hoursBefore: Math.max(0, ...rules.map(({ hoursBefore }) => hoursBefore)),
    monthsValid: Math.min(...rules.map(({ monthsValid }) => monthsValid)),
    price: sum('price'),
    duration: sum('duration'),
  };
}
