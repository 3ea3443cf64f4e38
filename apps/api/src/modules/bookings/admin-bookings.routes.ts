import { type AdminBooking, adminBooking, adminBookings } from '@freely/api-client/contract';
import { poundsOf } from '@freely/domain/money';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import { serve } from '../../http/serve.ts';
import { linesOfBooking } from '../ledger/index.ts';
import {
  type AdminRow,
  eventsOf,
  findForAdmin,
  listForAdmin,
  paymentsOf,
} from './admin-bookings.repository.ts';

export function adminBookingRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, adminBookings, async ({ query }) => {
    const perPage = query.per_page === 'all' ? null : Number(query.per_page);
    const { rows, total } = await listForAdmin(db, { q: query.q, page: query.page, perPage });

    return { bookings: rows.map(present), total };
  });

  serve(app, adminBooking, async ({ params: { id } }) => {
    const row = await findForAdmin(db, id);
    if (!row) throw notFound('Booking not found');
    const [events, payments, ledger] = await Promise.all([
      eventsOf(db, id),
      paymentsOf(db, id),
      linesOfBooking(db, id),
    ]);

    return {
      booking: present(row),
      events: events.map((event) => ({ ...event, at: event.at.toISOString() })),
      payments: payments.map(({ intent_id, status, amount, captured, refunded }) => ({
        provider_id: intent_id ?? '',
        status,
        amount: poundsOf(amount),
        captured: poundsOf(captured),
        refunded: poundsOf(refunded),
      })),
      ledger,
    };
  });
}

function present(row: AdminRow): AdminBooking {
  return {
    id: row.id,
    customer_name: row.customer_name,
    practitioner_name: row.practitioner_name,
    date: row.starts_at.toISOString(),
    booking_status: row.status === 'held' ? 'confirmed' : row.status,
    paid: row.paid_at !== null,
    total_amount: poundsOf(row.total_amount),
    amount_refunded: poundsOf(row.amount_refunded),
    created_at: row.created_at.toISOString(),
  };
}
