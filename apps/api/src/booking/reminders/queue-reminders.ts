import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import { reminderDue } from '../events/index.ts';
import { dueReminders } from './reminders.repository.ts';

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
