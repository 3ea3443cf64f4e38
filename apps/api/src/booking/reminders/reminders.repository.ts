import { sql } from 'kysely';
import type { Trx } from '../../infrastructure/database/index.ts';

export interface DueReminder {
  id: number;
  customer_id: number;
  practitioner_id: number;
  starts_at: Date;
}

/** Confirmed bookings a day ahead whose parties were not reminded of this start time yet. */
export async function dueReminders(trx: Trx): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    select id, customer_id, practitioner_id, starts_at from bookings b
    where status = 'confirmed'
      and starts_at > clock_timestamp() and starts_at <= clock_timestamp() + interval '24 hours'
      and greatest(paid_at, moved_at) < starts_at - interval '24 hours'
      and not exists (
        select from mail_outbox
        where booking_id = b.id and kind = 'reminder_customer'
          and (detail ->> 'starts_at')::timestamptz = date_trunc('milliseconds', b.starts_at))
    order by starts_at limit 500`.execute(trx);

  return rows;
}
