import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import type { Actor } from '../../kernel/audit/index.ts';
import { notFound } from '../../kernel/errors/index.ts';
import { lockBooking, markedAbsentAt, paymentLeft, recordEvent } from '../bookings/index.ts';
import { latenessReported } from '../events/index.ts';
import { requireAnswerable, requireReportable } from './disputes.policy.ts';
import {
  findByBooking,
  type Report,
  saveContest,
  saveReport,
  saveWords,
} from './disputes.repository.ts';
import { settle } from './settle.ts';

/**
 * Opens a dispute: the customer reports that the practitioner was more than 20 minutes late or
 * never came (D26), or that they were there themselves (D100). The payout is blocked until the practitioner
 * agrees or does not answer in time, or until an admin settles the dispute. Returns whether it is contested from the
 * start.
 * @throws 404 for somebody else's booking, 409 too early, too late, or for a second report.
 */
export async function reportLateness(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  id: number,
  customer: Actor,
  report: Report,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const booking = await lockBooking(trx, id);
    if (!booking) throw notFound('bookings.notFound');
    const dispute = await findByBooking(trx, id);
    requireReportable(booking, dispute, await markedAbsentAt(trx, booking), report);

    // Each party blames the other.
    const isContested = booking.status === 'no_show_customer';
    await saveReport(trx, id, report, isContested);
    if (report.hasAttended) await recordEvent(trx, id, 'attendance_reported', customer);
    else await recordEvent(trx, id, 'lateness_reported', customer, { minutes: report.minutes });
    await events.publish(trx, latenessReported, { booking });

    return isContested;
  });
}

interface ReportAnswer {
  isAgreed: boolean;
  details: string;
}

/**
 * `contested`: an admin decides. `attended`: the customer was there, and nothing is refunded. `refunded`: the customer
 * gets a full refund; or they have it already by their `bank` or a `refund`, or paid nothing.
 */
export type AnsweredReport = 'contested' | 'attended' | 'refunded' | 'free' | 'bank' | 'refund';

/**
 * The practitioner's answer to a report. Agreeing settles the dispute at once; contesting leaves it
 * to an admin.
 * @throws 404 for somebody else's booking, 409 when there is no report to answer.
 */
export async function answerLateness(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  id: number,
  practitioner: Actor,
  { isAgreed, details }: ReportAnswer,
): Promise<AnsweredReport> {
  return inTransaction(db, async (trx) => {
    const booking = await lockBooking(trx, id);
    if (!booking) throw notFound('bookings.notFound');
    const dispute = await findByBooking(trx, id);
    requireAnswerable(dispute, booking.now);
    if (isAgreed) {
      const reason = 'The practitioner agreed.';
      const settlement = { outcome: 'for_customer', adminId: null, reason } as const;
      await saveWords(trx, id, details);
      await settle(trx, events, booking, settlement, practitioner);
    } else {
      await saveContest(trx, id, details);
      const what = dispute?.attended ? 'attendance' : 'lateness';
      await recordEvent(trx, id, `${what}_contested`, practitioner);
    }

    if (!isAgreed) return 'contested';
    if (dispute?.attended) return 'attended';
    if (booking.total_amount === 0) return 'free';
    const { returnedBy } = await paymentLeft(trx, id);

    return returnedBy ?? 'refunded';
  });
}
