import { sql } from 'kysely';
import type { Db, Trx } from '../../infrastructure/database/index.ts';

interface AffectedBooking {
  id: number;
  practitioner_id: number;
  practitioner_name: string;
  customer_name: string;
  starts_at: Date;
  total_amount: number;
}

/**
 * Paid and upcoming, of practitioners who may not work today, and not kept by an admin. A patch test goes with
 * its treatment.
 */
const affected = sql`
  from bookings b join practitioners p on p.user_id = b.practitioner_id
  where b.status = 'confirmed' and not b.is_patch_test and b.starts_at > statement_timestamp()
    and not p.work_dates @> london_today()
    and not exists (select from kept_bookings where booking_id = b.id)`;

/** The soonest first. */
export async function listAffected(db: Db): Promise<AffectedBooking[]> {
  const { rows } = await sql<AffectedBooking>`
    select b.id, b.practitioner_id, b.starts_at, b.total_amount,
      (select trim(first_name || ' ' || last_name) from users where id = b.practitioner_id)
        as practitioner_name,
      (select trim(first_name || ' ' || last_name) from users where id = b.customer_id)
        as customer_name
    ${affected} order by b.starts_at, b.id limit 500`.execute(db);

  return rows;
}

export async function isAffected(trx: Trx, bookingId: number): Promise<boolean> {
  const { rows } = await sql`select ${affected} and b.id = ${bookingId}`.execute(trx);

  return rows.length > 0;
}

export async function keepBooking(trx: Trx, bookingId: number, adminId: number): Promise<void> {
  await trx
    .insertInto('kept_bookings')
    .values({ booking_id: bookingId, kept_by: adminId })
    .execute();
}
