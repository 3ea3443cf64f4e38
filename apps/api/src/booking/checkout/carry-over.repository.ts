import { sql } from 'kysely';
import type { Trx } from '../../infrastructure/database/index.ts';

/**
 * What a customer has written for a hold goes with it when it is moved (D70): the notes, and the street line where
 * the new visit is to the same postcode and names no street itself.
 *
 * @param replaced the holds that the booking replaces; the latest one counts
 */
export async function carryOver(
  trx: Trx,
  replaced: readonly number[],
  bookingId: number,
): Promise<void> {
  if (replaced.length === 0) return;
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
    where moved.id = ${bookingId} and before.id = (
      select max(id) from bookings where id = any(${replaced}::bigint[]) and not is_patch_test)`.execute(
    trx,
  );
}
