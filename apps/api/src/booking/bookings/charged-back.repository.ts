import { type RawBuilder, sql } from 'kysely';

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
