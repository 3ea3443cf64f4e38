import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Trx } from '../../infrastructure/database/index.ts';
import { reminderDue } from '../events/index.ts';

interface DueReminder {
  id: number;
  customer_id: number;
  practitioner_id: number;
  starts_at: Date;
}

/**
 * Reminds both sides 24 hours ahead (D52), once for each start time, so that a moved booking is
 * reminded again. Bookings that were made or moved less than 24 hours before the start get no
 * reminder: both sides have just had a mail. Runs every minute and finds everything that is due, so
 * a missed run does no harm.
 */
export async function queueReminders({ db, events }: Deps): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (const booking of await dueReminders(trx)) {
      await events.publish(trx, reminderDue, { booking });
    }
  });
}

async function dueReminders(trx: Trx): Promise<DueReminder[]> {
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
