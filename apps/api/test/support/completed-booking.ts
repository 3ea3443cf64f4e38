import { sql } from 'kysely';
import type { Db } from '../../src/infrastructure/database/transaction.ts';
import type { TestPractitioner } from './make-practitioner.ts';
import type { TestUser } from './make-users.ts';

/**
 * A paid home visit that ended two days ago, or before all other bookings of the two.
 * @returns its id
 */
export async function makeCompletedBooking(
  db: Db,
  customer: TestUser,
  practitioner: TestPractitioner,
  status = 'completed',
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into bookings (practitioner_id, customer_id, status, starts_at, ends_at, during,
      location_type, address, city, postcode, lat, lon, total_amount, fee_percent, paid_at, hold_until)
    select ${practitioner.id}::bigint, ${customer.id}::bigint, ${status}, s, e, tstzrange(s, e),
      'mobile', '1 Secret Street', 'Leeds', 'LS1 1AA', 53.8, -1.5, 2850, 20, s, s
    from (
      select least(now() - interval '49 hours', min(starts_at) - interval '2 hours') as s
      from bookings where ${practitioner.id}::bigint = practitioner_id
        or ${customer.id}::bigint = customer_id
    ) t,
      lateral (select s + interval '1 hour' as e) u
    returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  await sql`
    insert into booking_items
      (booking_id, sub_service_id, name, service_name, quantity, unit_price, unit_duration)
    values (${id}::bigint, ${practitioner.offers[0]?.subServiceId}::bigint, 'Gel manicure', 'Nails',
      1, 2850, 60)`.execute(db);

  return id;
}
