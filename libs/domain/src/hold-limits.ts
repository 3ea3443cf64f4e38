/**
 * How many unpaid holds an account may have (D16). A hold takes a slot away from everybody else, and
 * costs nothing: without limits one new account could hold all of a practitioner's days.
 */
import { rangesOverlap, type TimeRange } from './time-range.ts';

/** Market settings. */
export interface HoldLimits {
  /** Open holds of one customer, and as many free bookings to come. */
  customer: number;
  /** Open holds of all accounts of one network that have never paid. */
  network: number;
  /** Open holds on one day of a practitioner, of all accounts that have never paid. */
  practitionerDay: number;
  /** How many holds may lapse in a day before a pause follows each. */
  freeLapses: number;
}

/** Instants are milliseconds. */
export interface HoldFacts {
  now: number;
  /** The time that is to be held. */
  wanted: TimeRange & { isFree?: boolean };
  /** The visit of its patch test, which is another time. */
  wantedTest?: TimeRange | null;
  /**
   * The customer's own open holds and free bookings to come, with the time at which each ends. Free ones count
   * for another free one only: nobody can pay for them to go on. What they were offered from a waiting list
   * does not count, nor does the patch test of a hold, but nobody is at two places at once.
   */
  openHolds: readonly (TimeRange & {
    heldUntil: number;
    isFree?: boolean;
    wasOffered?: boolean;
    isPatchTest?: boolean;
  })[];
  hasPaid: boolean;
  isEmailConfirmed: boolean;
  /** An admin has lifted the limits of this account for a while. */
  isLifted: boolean;
  /** Holds of the last day that ended unpaid, and when the last one did. */
  lapses: number;
  lastLapse: number;
  /** Holds of the last day that were moved to another time, and when the last one was. */
  moves: number;
  lastMove: number;
  /** Counted only for an account that has never paid. */
  openInNetwork: number;
  openOnDay: number;
}

export interface HoldRefusal {
  reason:
    | 'overlap'
    | 'too_many'
    | 'too_many_free'
    | 'email_not_confirmed'
    | 'pause'
    | 'network'
    | 'practitioner_day';
  /** From when on it may be tried again; null if time alone does not help. */
  until: number | null;
}

const minute = 60_000;
/** Moves of a day that are only a change of mind. To another time, each begins the time to pay anew (D101). */
const freeMoves = 6;
const longestPause = 60 * minute;

/** Minutes double from 1 on with each hold that lapses beyond the free ones, up to an hour. */
export function pauseAfterLapses(lapses: number, freeLapses: number): number {
  return lapses <= freeLapses ? 0 : Math.min(minute * 2 ** (lapses - freeLapses - 1), longestPause);
}

/** Why this customer may not hold this time now; null if they may. */
export function holdRefusal(facts: HoldFacts, limits: HoldLimits): HoldRefusal | null {
  const { now, hasPaid } = facts;
  const { isFree = false } = facts.wanted;
  const openHolds = facts.openHolds.filter(
    (hold) => !hold.isPatchTest && !hold.wasOffered && (hold.isFree ?? false) === isFree,
  );
  const firstEnd = openHolds.length === 0 ? null : Math.min(...openHolds.map((h) => h.heldUntil));
  const visits = facts.wantedTest ? [facts.wanted, facts.wantedTest] : [facts.wanted];
  if (facts.openHolds.some((hold) => visits.some((visit) => rangesOverlap(hold, visit)))) {
    return { reason: 'overlap', until: null };
  }
  if (facts.isLifted) return null;
  if (openHolds.length >= limits.customer) {
    return { reason: isFree ? 'too_many_free' : 'too_many', until: firstEnd };
  }
  if (openHolds.length > 0 && !hasPaid && !facts.isEmailConfirmed) {
    return { reason: 'email_not_confirmed', until: null };
  }
  const paused = pausedUntil(facts, limits);
  if (paused > now) return { reason: 'pause', until: paused };
  if (hasPaid) return null;
  if (facts.openInNetwork >= limits.network) return { reason: 'network', until: null };

  // An email that is confirmed is enough: strangers who fill a day keep nobody out of the rest of it (D81).
  return !facts.isEmailConfirmed && facts.openOnDay >= limits.practitionerDay
    ? { reason: 'practitioner_day', until: null }
    : null;
}

/** Whoever moves one hold for ever keeps the day from everybody else, too: moves count as lapses then. */
function pausedUntil(facts: HoldFacts, { freeLapses }: HoldLimits): number {
  const moves = Math.max(0, facts.moves - freeMoves);
  const last = moves === 0 ? facts.lastLapse : Math.max(facts.lastLapse, facts.lastMove);

  return last + pauseAfterLapses(facts.lapses + moves, freeLapses);
}
