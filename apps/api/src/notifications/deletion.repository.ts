import type { Party } from '@freely/domain/booking-status';
import { sql } from 'kysely';
import { viewsOfCustomer } from '../booking/bookings/index.ts';
import type { Db } from '../infrastructure/database/index.ts';
import { owedEarnings } from '../money/payouts/index.ts';
import type { CancelledByDeletion } from './mail-facts.ts';
import type { ClaimedMail } from './mail-outbox.repository.ts';

/** The paid bookings that were cancelled in the transaction that queued this mail, and what is still owed. */
export async function cancelledByDeletion(
  db: Db,
  { id, toUserId }: Pick<ClaimedMail, 'id' | 'toUserId'>,
): Promise<CancelledByDeletion> {
  const [asCustomer, asPractitioner] = [
    await cancelledAs(db, id, 'customer'),
    await cancelledAs(db, id, 'practitioner'),
  ];
  const isCancelled = new Set(asCustomer);
  const views =
    toUserId === null || asCustomer.length === 0 ? [] : await viewsOfCustomer(db, toUserId);

  return {
    booked: views.filter((booking) => isCancelled.has(booking.id)).reverse(),
    withCustomers: asPractitioner.length,
    owed: await owedTo(db, toUserId),
    earned: toUserId === null ? 0 : await owedEarnings(db, toUserId),
  };
}

async function owedTo(db: Db, customerId: number | null): Promise<number> {
  const { owed } = await db
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .select(sql<number>`coalesce(sum(owed_of_failed(payments.id)), 0)::int`.as('owed'))
    .where('bookings.customer_id', '=', customerId)
    .executeTakeFirstOrThrow();

  return owed;
}

async function cancelledAs(db: Db, mailId: number, side: Party): Promise<number[]> {
  const rows = await db
    .selectFrom('mail_outbox as mail')
    .innerJoin('bookings', `bookings.${side}_id`, 'mail.to_user_id')
    .select('bookings.id')
    .where('mail.id', '=', mailId)
    .where('bookings.status', '=', `cancelled_by_${side}`)
    .where('bookings.paid_at', 'is not', null)
    .where('bookings.is_patch_test', '=', false)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('booking_events')
          .select('booking_events.id')
          .whereRef('booking_events.booking_id', '=', 'bookings.id')
          .whereRef('booking_events.kind', '=', 'bookings.status')
          // A mail has the time at which its transaction began.
          .whereRef('booking_events.at', '>=', 'mail.created_at'),
      ),
    )
    .execute();

  return rows.map(({ id }) => id);
}
