import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import { minutesInDay } from 'date-fns/constants';
import type { BookingFacts, StoredBookingStatus } from './booking-status.ts';

/** Lateness and no-shows: who can report what, and when (D26). */

/**
 * The start of lateness. A customer who is not there this many minutes after the start has not
 * come; a practitioner is late when they come later than that.
 */
export const lateAfterMinutes = 20;
/** Both can be reported until this many hours after the end; by who is marked as absent, also after the mark. */
export const reportHours = 24;
/** A practitioner can contest a report for this many hours. */
export const answerHours = 24;
/** A report says how late the practitioner was, in whole minutes: more than 20, at most a day. */
export const lateMinutes = { min: lateAfterMinutes + 1, max: minutesInDay } as const;

/**
 * A visit can be reviewed from its end on, and this many minutes after its start at the earliest: a review says
 * that the customer was there, so the practitioner of a short visit needs time before it to say otherwise (D102).
 */
export const reviewAfterMinutes = lateAfterMinutes + 10;

/** When a customer may begin to review the visit, if it is completed by then. */
export function reviewFrom({ startsAt }: Pick<BookingFacts, 'startsAt'>): Date {
  return addMinutes(startsAt, reviewAfterMinutes);
}

/** Whether the customer may review it now, for all that its time says. */
export function isReviewable(booking: Pick<BookingFacts, 'status' | 'startsAt' | 'now'>): boolean {
  return booking.status === 'completed' && booking.now >= reviewFrom(booking);
}

export interface AttendanceFacts extends BookingFacts {
  /** Whether the customer has reported lateness. */
  isReported: boolean;
  /** Whether the dispute about this booking is settled. */
  isSettled: boolean;
}

export interface ReporterFacts extends AttendanceFacts {
  /** The customer's last instant to report. */
  reportUntil: Date;
}

/**
 * The last instant at which the customer can report something. A no-show that is marked late leaves its
 * customer as many hours to object (D100); the payout is due no earlier.
 * @param markedAbsentAt null unless the customer is marked as absent
 */
export function reportUntil(
  { endsAt }: Pick<BookingFacts, 'endsAt'>,
  markedAbsentAt: Date | null,
): Date {
  return addHours(markedAbsentAt && markedAbsentAt > endsAt ? markedAbsentAt : endsAt, reportHours);
}

type WindowRefusal = 'wrong_status' | 'too_early' | 'too_late';
export type NoShowRefusal = WindowRefusal | 'already_marked' | 'settled' | 'reviewed';
export type LatenessRefusal = WindowRefusal | 'already_reported';
export type AttendedRefusal = LatenessRefusal | 'not_marked';

const reportable: readonly StoredBookingStatus[] = ['confirmed', 'completed', 'no_show_customer'];

/**
 * Why the practitioner cannot mark the customer as absent; null when they can: at 20 minutes after
 * the start or later. A customer who has reviewed the treatment was there.
 */
export function noShowRefusal(
  booking: AttendanceFacts & { isReviewed: boolean },
): NoShowRefusal | null {
  if (booking.status === 'no_show_customer') return 'already_marked';
  const until = reportUntil(booking, null);
  const refusal = windowRefusal(booking, booking.now >= lateFrom(booking), until);
  if (refusal) return refusal;
  if (booking.isSettled) return 'settled';

  return booking.isReviewed ? 'reviewed' : null;
}

/**
 * Why the customer cannot report the practitioner as late or absent; null when they can: more than
 * 20 minutes after the start, even when they are marked as absent themselves.
 */
export function latenessRefusal(booking: ReporterFacts): LatenessRefusal | null {
  const refusal = windowRefusal(booking, booking.now > lateFrom(booking), booking.reportUntil);
  if (refusal) return refusal;

  return booking.isReported || booking.isSettled ? 'already_reported' : null;
}

/**
 * Why the customer cannot say that they were there; null when they can: while the practitioner has marked
 * them as absent (D100). Each side says that the other is wrong, so such a report is contested from the start.
 */
export function attendedRefusal(booking: ReporterFacts): AttendedRefusal | null {
  // It is never too early: a no-show is marked from the first minute that counts.
  const refusal = windowRefusal(booking, true, booking.reportUntil);
  if (refusal) return refusal;
  if (booking.isReported || booking.isSettled) return 'already_reported';

  return booking.status === 'no_show_customer' ? null : 'not_marked';
}

function windowRefusal(
  booking: BookingFacts,
  hasOpened: boolean,
  until: Date,
): WindowRefusal | null {
  if (!booking.isPaid || !reportable.includes(booking.status)) return 'wrong_status';
  if (!hasOpened) return 'too_early';

  return booking.now > until ? 'too_late' : null;
}

/** An instant, so that the limit is compared to the millisecond (D50). */
function lateFrom({ startsAt }: Pick<BookingFacts, 'startsAt'>): Date {
  return addMinutes(startsAt, lateAfterMinutes);
}

/** Whether a practitioner can be this late by now. Later than the time since the start is untrue. */
export function isPossiblyLate(
  minutes: number,
  { startsAt, now }: Pick<BookingFacts, 'startsAt' | 'now'>,
): boolean {
  return addMinutes(startsAt, minutes) <= now;
}

export interface ReportFacts {
  /** Null when there is no report. */
  answerUntil: Date | null;
  isContested: boolean;
  isSettled: boolean;
  now: Date;
}

/** Why the practitioner cannot answer a report; null when they can. Who contested can still agree. */
export function answerRefusal(report: ReportFacts): 'nothing_to_answer' | 'too_late' | null {
  if (report.answerUntil === null || report.isSettled) return 'nothing_to_answer';

  return isUnanswered(report) ? 'too_late' : null;
}

/** Whether the time to answer passed in silence: then the customer is right. */
export function isUnanswered({ answerUntil, isContested, isSettled, now }: ReportFacts): boolean {
  return answerUntil !== null && !isSettled && !isContested && answerUntil <= now;
}
