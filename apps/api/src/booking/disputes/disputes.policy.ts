// The rules of attendance (D26) applied to rows, with the documented error of each refusal.
import {
  type AttendedRefusal,
  answerRefusal,
  attendedRefusal,
  isPossiblyLate,
  isUnanswered,
  lateAfterMinutes,
  latenessRefusal,
  type NoShowRefusal,
  noShowRefusal,
  type ReportFacts,
  reportHours,
  reportUntil,
} from '@freely/domain/attendance';
import { AppError, type ErrorMessage } from '../../kernel/errors/index.ts';
import { factsOf, type LockedBooking, wasDeleted } from '../bookings/index.ts';
import type { Dispute, Report } from './disputes.repository.ts';

const wrongState = (message: ErrorMessage) => new AppError('wrong_state', message);

const values = { hours: reportHours };

const shared = {
  wrong_status: 'attendance.wrongStatus',
  too_late: { key: 'attendance.tooLate', values },
} as const;

const noShowMessages: Record<NoShowRefusal, ErrorMessage> = {
  ...shared,
  already_marked: 'attendance.markedAlready',
  too_early: { key: 'attendance.noShowTooEarly', values: { minutes: lateAfterMinutes } },
  settled: 'attendance.settledAlready',
  reviewed: 'attendance.reviewed',
};

const reportMessages: Record<AttendedRefusal, ErrorMessage> = {
  ...shared,
  too_early: { key: 'attendance.latenessTooEarly', values: { minutes: lateAfterMinutes } },
  already_reported: 'attendance.reportedAlready',
  not_marked: 'attendance.notMarked',
};

/** Of who is marked as absent, for whom the time counts from the mark, too. */
const objectionMessages: Record<AttendedRefusal, ErrorMessage> = {
  ...reportMessages,
  too_late: { key: 'attendance.objectionTooLate', values },
};

/** Attendance is about the treatment, which the money is for. */
function refusePatchTest({ is_patch_test }: LockedBooking): void {
  if (is_patch_test) throw wrongState('attendance.patchTest');
}

/**
 * Whoever let the time to answer a report pass cannot escape what follows by a no-show before the sweep comes.
 * @throws 409 when the practitioner cannot mark the customer as absent.
 */
export function requireNoShowAllowed(
  booking: LockedBooking,
  dispute: Dispute | null,
  isReviewed: boolean,
): void {
  refusePatchTest(booking);
  const refusal = noShowRefusal({ ...attendanceOf(booking, dispute, null), isReviewed });
  if (refusal) throw wrongState(noShowMessages[refusal]);
  if (isLost(dispute, booking.now)) throw wrongState('attendance.answerTooLate');
}

/**
 * @param markedAbsentAt when the practitioner said that the customer did not come, if they do
 * @throws 409 when the customer cannot report this, 422 when they claim too much lateness.
 */
export function requireReportable(
  booking: LockedBooking,
  dispute: Dispute | null,
  markedAbsentAt: Date | null,
  { minutes, hasAttended }: Report,
): void {
  // A booking that expired does not exist for its customer (D16).
  if (booking.status === 'expired') throw wasDeleted();
  refusePatchTest(booking);
  const refusalOf = hasAttended ? attendedRefusal : latenessRefusal;
  const refusal = refusalOf(attendanceOf(booking, dispute, markedAbsentAt));
  const messages = markedAbsentAt ? objectionMessages : reportMessages;
  if (refusal) throw wrongState(messages[refusal]);
  if (minutes === null || isPossiblyLate(minutes, factsOf(booking))) return;
  const message = 'attendance.tooLong';
  throw new AppError('invalid', message, { minutes: [message] });
}

/** @throws 409 when there is no report to answer, or no longer. */
export function requireAnswerable(dispute: Dispute | null, now: Date): void {
  const refusal = answerRefusal(reportOf(dispute, now));
  if (refusal === null) return;
  throw wrongState(
    refusal === 'too_late' ? 'attendance.answerTooLate' : 'attendance.nothingToAnswer',
  );
}

/** Whether a report went unanswered for so long that the customer is right. */
export const isLost = (dispute: Dispute | null, now: Date): boolean =>
  isUnanswered(reportOf(dispute, now));

function attendanceOf(
  booking: LockedBooking,
  dispute: Dispute | null,
  markedAbsentAt: Date | null,
) {
  const facts = factsOf(booking);

  return {
    ...facts,
    reportUntil: reportUntil(facts, markedAbsentAt),
    isReported: dispute?.reported_at != null,
    isSettled: dispute?.settled_at != null,
  };
}

function reportOf(dispute: Dispute | null, now: Date): ReportFacts {
  return {
    answerUntil: dispute?.answer_until ?? null,
    isContested: dispute?.contested_at != null,
    isSettled: dispute?.settled_at != null,
    now,
  };
}
