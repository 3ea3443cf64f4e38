import type { Pence } from '@freely/domain/money';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../infrastructure/database/index.ts';

/**
 * Whether a bank took back all that was left of a booking's payment, or is asked to. Of a part, the platform bears the
 * loss: the rest is kept or refunded as it would be. As `is_charged_back` (0071-charged-back-visits.sql), which
 * PostgreSQL would call for each booking.
 * @param id the id of the booking
 */
export const isChargedBack = (id: RawBuilder<unknown>) => sql<boolean>`exists (
  select from chargebacks c join payments paid on paid.booking_id = c.booking_id
  where c.booking_id = ${id} and c.status <> 'won'
  group by paid.id having sum(c.amount) >= paid.captured - paid.refunded)`;

/** The amount of a booking that banks hold, or have given to its customer. */
export async function chargedBackAmount(trx: Trx, bookingId: number): Promise<Pence> {
  const { taken } = await trx
    .selectFrom('chargebacks')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('taken'))
    .where('booking_id', '=', bookingId)
    .where('status', '<>', 'won')
    .executeTakeFirstOrThrow();

  return taken;
}
