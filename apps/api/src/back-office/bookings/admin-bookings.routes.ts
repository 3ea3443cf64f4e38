import { adminBooking, adminBookings } from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { presentDispute } from '../../booking/bookings/index.ts';
import type { Deps } from '../../deps.ts';
import { toListQuery } from '../../infrastructure/database/index.ts';
import { notFound } from '../../kernel/errors/index.ts';
import { serve, serveRead } from '../../kernel/http/index.ts';
import { linesOfBooking } from '../../money/ledger/index.ts';
import {
  presentBooking,
  presentEvents,
  presentFailedRefund,
  presentMails,
  presentPayments,
  presentPenalty,
  presentRefunds,
  presentRow,
} from './admin-bookings.presenter.ts';
import { findBooking, listBookings } from './admin-bookings.repository.ts';
import { allowedActions } from './allowed-actions.ts';
import {
  eventsOf,
  findDispute,
  itemsOf,
  mailsOf,
  paymentsOf,
  penaltyOf,
  refundsOf,
} from './booking-detail.repository.ts';
import { toBookingFilters } from './booking-filters.repository.ts';

export function adminBookingRoutes(app: FastifyInstance, { db }: Deps): void {
  serveRead(app, adminBookings, async ({ reader, query }) => {
    const { rows, total } = await listBookings(reader, {
      ...toListQuery(query),
      ...toBookingFilters(query),
    });

    return { bookings: rows.map(presentRow), total };
  });

  serve(app, adminBooking, async ({ params: { id } }) => {
    const row = await findBooking(db, id);
    if (!row) throw notFound('bookings.notFound');
    const [items, events, payments, refunds, ledger, mails, penalty, dispute] = await Promise.all([
      itemsOf(db, id),
      eventsOf(db, id),
      paymentsOf(db, id),
      refundsOf(db, id),
      linesOfBooking(db, id),
      mailsOf(db, id),
      penaltyOf(db, id),
      findDispute(db, id),
    ]);

    return {
      booking: presentBooking(row, items),
      events: presentEvents(events),
      payments: presentPayments(payments),
      refunds: presentRefunds(refunds),
      ledger,
      mails: presentMails(mails),
      actions: allowedActions(row),
      failed_refund: presentFailedRefund(row),
      penalty: presentPenalty(penalty),
      dispute: dispute && { id: dispute.id, ...presentDispute(dispute) },
    };
  });
}
