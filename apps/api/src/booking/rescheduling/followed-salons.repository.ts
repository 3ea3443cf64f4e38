import { sql } from 'kysely';
import type { Trx } from '../../infrastructure/database/index.ts';

interface FollowedBooking {
  id: number;
  /** It is paid. A patch test is told of with its treatment. */
  isTold: boolean;
  before: { address: string; city: string; postcode: string };
}

/**
 * Gives the bookings of a salon that have not begun its present address. Expired ones too, since a late payment may
 * confirm them. Returns those that read otherwise now.
 */
export async function followAddress(
  trx: Trx,
  { salonId, practitionerId }: { salonId: number; practitionerId: number },
): Promise<FollowedBooking[]> {
  const { rows } = await sql<FollowedBooking & { isReworded: boolean }>`
    with earlier as (
      select id, address, city, postcode from bookings
      where practitioner_id = ${practitionerId} and salon_id = ${salonId}
        and starts_at > clock_timestamp() and status in ('held', 'expired', 'confirmed')
        -- What was booked by an erased account stays as it is.
        and exists (select from users u where u.id = customer_id and u.erased_at is null)
      for update),
    compared as (
      select earlier.id, salon.address, salon.city, salon.postcode, salon.lat, salon.lon,
        (earlier.address, earlier.city, earlier.postcode)
          is distinct from (salon.address, salon.city, salon.postcode) as reworded,
        json_build_object('address', earlier.address, 'city', earlier.city,
          'postcode', earlier.postcode) as before
      from earlier join salons salon on salon.id = ${salonId})
    update bookings b
    set address = c.address, city = c.city, postcode = c.postcode, lat = c.lat, lon = c.lon,
      calendar_sequence = calendar_sequence + c.reworded::int,
      updated_at = now()
    from compared c
    where b.id = c.id
    returning b.id, c.reworded as "isReworded", c.before,
      b.status = 'confirmed' and not b.is_patch_test as "isTold"`.execute(trx);

  return rows.filter(({ isReworded }) => isReworded);
}
