import { sql } from 'kysely';
import type { Trx } from '../../infrastructure/database/index.ts';

/**
 * When the practitioner said that the customer did not come; null unless the booking, under the alias `b`, is
 * such a no-show.
 */
export const markedAbsent = sql<Date | null>`case when b.status = 'no_show_customer' then
  (select max(at) from booking_events where booking_id = b.id and kind = 'no_show_customer') end`;

export async function markedAbsentAt(trx: Trx, { id }: { id: number }): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select ${markedAbsent} as at from bookings b where b.id = ${id}`.execute(trx);

  return rows[0]?.at ?? null;
}
