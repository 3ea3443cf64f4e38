import {
  type AdminDispute,
  adminDisputes,
  settleDispute as settleDisputeCall,
} from '@freely/api-client/contract';
import { poundsOf } from '@freely/domain/money';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import { type Actor, recordAudit, refuseOwnMatter } from '../../kernel/audit/index.ts';
import { AppError, notFound } from '../../kernel/errors/index.ts';
import { serve } from '../../kernel/http/index.ts';
import { lockBooking, presentDispute } from '../bookings/index.ts';
import { type DisputeRow, findDispute, listDisputes } from './admin-disputes.repository.ts';
import { bookingOfDispute, findByBooking, type Settlement } from './disputes.repository.ts';
import { settle } from './settle.ts';

/** Admins settle the disputes that the parties do not settle themselves (D26). */
export function adminDisputeRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, adminDisputes, async ({ query: { status, page, per_page: perPage } }) => {
    const paging = perPage === 'all' ? null : { page, perPage: Number(perPage) };
    const { rows, total, open } = await listDisputes(deps.db, { status, paging });

    return { disputes: rows.map(present), total, open };
  });

  serve(app, settleDisputeCall, async ({ params, body, user }) => {
    await settleDispute(deps, params.id, user, { ...body, adminId: user.id });

    return {
      message: 'attendance.settled',
      dispute: present(await findDispute(deps.db, params.id)),
    };
  });
}

/** @throws 404 when there is no such dispute, 409 when it is settled already, 403 for the admin's own. */
async function settleDispute(
  { db, events }: Deps,
  id: number,
  admin: Actor,
  settlement: Settlement,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const bookingId = await bookingOfDispute(trx, id);
    const booking = bookingId === null ? null : await lockBooking(trx, bookingId);
    if (!booking) throw notFound('attendance.disputeNotFound');
    refuseOwnMatter(admin, booking.customer_id, booking.practitioner_id);
    const dispute = await findByBooking(trx, booking.id);
    if (dispute?.settled_at) {
      throw new AppError('wrong_state', 'attendance.disputeSettled');
    }
    await settle(trx, events, booking, settlement, admin);
    await recordAudit(trx, {
      actor: admin,
      action: 'dispute.settle',
      object: `dispute:${id}`,
      detail: { booking_id: booking.id, outcome: settlement.outcome },
    });
  });
}

function present({
  starts_at,
  ends_at,
  status,
  total_amount,
  dispute,
  ...row
}: DisputeRow): AdminDispute {
  return {
    ...row,
    date: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    booking_status: status,
    total_amount: poundsOf(total_amount),
    ...presentDispute(dispute),
  };
}
