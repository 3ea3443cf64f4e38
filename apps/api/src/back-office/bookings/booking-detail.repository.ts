// What belongs to a booking: its items, events, payments and mails, the oldest first.
import { sql } from 'kysely';
import { type DisputeView, disputeOf } from '../../booking/bookings/index.ts';
import type { Db } from '../../infrastructure/database/index.ts';

export function itemsOf(db: Db, bookingId: number) {
  return db
    .selectFrom('booking_items')
    .select(['name', 'service_name', 'quantity', 'unit_price'])
    .where('booking_id', '=', bookingId)
    .orderBy('sub_service_id')
    .execute();
}

export function eventsOf(db: Db, bookingId: number) {
  return db
    .selectFrom('booking_events as event')
    .leftJoin('users as actor', 'actor.id', 'event.actor_id')
    .leftJoin('users as behind', 'behind.id', 'event.impersonator_id')
    .select([
      'event.kind',
      'event.at',
      sql<string | null>`trim(actor.first_name || ' ' || actor.last_name)`.as('actor'),
      sql<string | null>`trim(behind.first_name || ' ' || behind.last_name)`.as('behind'),
    ])
    .where('event.booking_id', '=', bookingId)
    .orderBy('event.id')
    .execute();
}

export function paymentsOf(db: Db, bookingId: number) {
  return db
    .selectFrom('payments')
    .select(['intent_id', 'status', 'amount', 'captured', 'refunded', 'created_at'])
    .where('booking_id', '=', bookingId)
    .execute();
}

export function refundsOf(db: Db, bookingId: number) {
  return db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select([
      'refunds.refund_id',
      'refunds.status',
      'refunds.amount',
      'refunds.reason',
      'refunds.created_at',
    ])
    .where('payments.booking_id', '=', bookingId)
    .orderBy('refunds.id')
    .execute();
}

export function mailsOf(db: Db, bookingId: number) {
  return db
    .selectFrom('mail_outbox as mail')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'mail.to_user_id').on('users.erased_at', 'is', null),
    )
    .select([
      'mail.id',
      'mail.kind',
      // The address of today may not be the one that a mail has gone to.
      sql<string | null>`case when mail.sent_at is null and mail.dropped_at is null
        then coalesce(mail.to_address, users.email)
        else trim(users.first_name || ' ' || users.last_name) end`.as('to'),
      'mail.last_error',
      'mail.sent_at',
      'mail.dropped_at',
      'mail.failed_at',
      'mail.created_at',
    ])
    .where('mail.booking_id', '=', bookingId)
    .orderBy('mail.id')
    .execute();
}

export function penaltyOf(db: Db, bookingId: number) {
  return db
    .selectFrom('penalties')
    .select(['id', 'fee', 'withheld', 'created_at', 'waived_at', 'waive_reason'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
}

export async function findDispute(db: Db, bookingId: number): Promise<DisputeView | null> {
  const { dispute } = await db
    .selectFrom('bookings as b')
    .select(disputeOf('b.id').as('dispute'))
    .where('b.id', '=', bookingId)
    .executeTakeFirstOrThrow();

  return dispute;
}
