import { sql } from 'kysely';
import type { Trx } from '../database/transaction.ts';

/** What every three bookings of the demo market brought (D27): the older ones are given. */
export async function insertGifts(trx: Trx): Promise<void> {
  await sql`
    insert into gifts (customer_id, number, booking_id, earned_at, given_at, given_by)
    select customer_id, nth / 3, counted.id, paid_at,
      case when paid_at < now() - interval '30 days' then paid_at + interval '20 days' end,
      case when paid_at < now() - interval '30 days' then admin.user_id end
    from (
      select id, customer_id, paid_at,
        row_number() over (partition by customer_id order by paid_at, id) as nth
      from bookings
      where paid_at is not null
        and status not in ('cancelled_by_customer', 'cancelled_by_practitioner', 'expired')
    ) counted
    cross join (select min(user_id) as user_id from user_roles where role = 'admin') admin
    where nth % 3 = 0`.execute(trx);
}
