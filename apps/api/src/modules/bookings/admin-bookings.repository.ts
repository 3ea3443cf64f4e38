import { bookingOfReference } from '@freely/domain/booking-reference';
import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';
import type { InnerStatus } from './booking-lifecycle.ts';

export interface AdminRow {
  id: number;
  customer_name: string;
  practitioner_name: string;
  starts_at: Date;
  status: InnerStatus;
  paid_at: Date | null;
  total_amount: number;
  amount_refunded: number;
  created_at: Date;
}

const columns = sql`b.id, b.starts_at, b.status, b.paid_at, b.total_amount, b.created_at,
  trim(cu.first_name || ' ' || cu.last_name) as customer_name,
  trim(pu.first_name || ' ' || pu.last_name) as practitioner_name,
  coalesce(pay.refunded, 0) as amount_refunded`;
/** A hold that ran out is not a booking, unless money came for it (D16). */
const visible = sql`from bookings b
  join users cu on cu.id = b.customer_id
  join users pu on pu.id = b.practitioner_id
  left join payments pay on pay.booking_id = b.id
  where (b.status <> 'expired' or pay.captured > 0)`;

/** Names or the reference; newest first. `perPage` null is all. */
export async function listForAdmin(
  db: Db,
  { q = '', page, perPage }: { q: string | undefined; page: number; perPage: number | null },
): Promise<{ rows: AdminRow[]; total: number }> {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const matching = sql`${visible} and (${q} = '' or b.id = ${bookingOfReference(q)}::bigint
    or cu.first_name || ' ' || cu.last_name ilike ${pattern}
    or pu.first_name || ' ' || pu.last_name ilike ${pattern})`;
  const paging = perPage === null ? sql`` : sql`limit ${perPage} offset ${(page - 1) * perPage}`;
  const [{ rows }, counted] = await Promise.all([
    sql<AdminRow>`select ${columns} ${matching} order by b.id desc ${paging}`.execute(db),
    sql<{ total: number }>`select count(*) as total ${matching}`.execute(db),
  ]);

  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function findForAdmin(db: Db, id: number): Promise<AdminRow | null> {
  const { rows } = await sql<AdminRow>`select ${columns} ${visible} and b.id = ${id}`.execute(db);

  return rows[0] ?? null;
}

export function eventsOf(db: Db, bookingId: number) {
  return db
    .selectFrom('booking_events as event')
    .leftJoin('users', 'users.id', 'event.actor_id')
    .select([
      'event.kind',
      'event.at',
      sql<string | null>`trim(users.first_name || ' ' || users.last_name)`.as('actor'),
    ])
    .where('event.booking_id', '=', bookingId)
    .orderBy('event.id')
    .execute();
}

export function paymentsOf(db: Db, bookingId: number) {
  return db
    .selectFrom('payments')
    .select(['intent_id', 'status', 'amount', 'captured', 'refunded'])
    .where('booking_id', '=', bookingId)
    .execute();
}
