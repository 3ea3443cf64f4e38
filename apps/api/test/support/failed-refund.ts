import { sql } from 'kysely';
import type { TestApi } from './start-test-api.ts';

/** A booking whose customer was to get this back, in pence: the provider refused, and nothing was tried again. */
export async function failRefund(api: Pick<TestApi, 'db'>, bookingId: number, amount = 500) {
  await sql`with paid as (
      insert into payments (booking_id, status, amount, captured)
      select id, 'succeeded', total_amount, total_amount from bookings where id = ${bookingId}
      on conflict (booking_id) do update set captured = excluded.captured
      returning id)
    insert into refunds (payment_id, operation_key, status, amount, reason)
    select id, 'failed-' || ${bookingId}::text, 'failed', ${amount}, 'resold' from paid`.execute(
    api.db,
  );
}
