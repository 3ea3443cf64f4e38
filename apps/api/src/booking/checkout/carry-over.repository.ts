import { sql } from 'kysely';
import type { Trx } from '../../infrastructure/database/index.ts';

/**
 * What a customer has written for a hold goes with it when it is moved (D70), and is there again for who books anew
 * within the hour after it ended (D48): the notes, and the street line where the new visit is to the same postcode and
 * names no street itself.
 *
 * @param replaced the holds that the booking replaces; the latest one counts
 */
export async function carryOver(
  trx: Trx,
  replaced: readonly number[],
  bookingId: number,
): Promise<void> {
  await sql`
    update bookings moved
    set notes = before.notes,
      address = case
        when moved.address = '' and moved.location_type = 'mobile'
          and before.location_type = 'mobile' and before.postcode = moved.postcode
        then before.address
        else moved.address
      end
    from bookings before
    where moved.id = ${bookingId} and before.id = coalesce(
      (select max(id) from bookings where id = any(${replaced}::bigint[]) and not is_patch_test),
      (select case when status = 'expired' and hold_until > now() - interval '1 hour' then id end
        from bookings last
        where last.customer_id = moved.customer_id and last.practitioner_id = moved.practitioner_id
          and last.id < moved.id and not last.is_patch_test
        order by last.id desc limit 1))`.execute(trx);
}
