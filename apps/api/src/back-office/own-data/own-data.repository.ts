import { sql } from 'kysely';
import type { Db } from '../../infrastructure/database/index.ts';

export function findAccount(db: Db, id: number) {
  return db
    .selectFrom('users')
    .leftJoin('customer_discounts', 'customer_discounts.customer_id', 'users.id')
    .select(['users.created_at', 'customer_discounts.discount'])
    .where('users.id', '=', id)
    .executeTakeFirstOrThrow();
}

export function listSessions(db: Db, id: number) {
  return db
    .selectFrom('sessions')
    .select(['created_at', 'seen_at', 'device'])
    .where('user_id', '=', id)
    .where('impersonator_id', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at')
    .execute();
}

export function listDevices(db: Db, id: number) {
  return db
    .selectFrom('devices')
    .select(['created_at', 'seen_at'])
    .where('user_id', '=', id)
    .orderBy('created_at')
    .execute();
}

/** Null if nobody has confirmed that it is theirs: what came from there belongs to somebody else. */
const confirmedEmail = (id: number) =>
  sql<string>`(select email from users where id = ${id} and email_confirmed_at is not null)`;

export function listReviews(db: Db, id: number) {
  return db
    .selectFrom('reviews')
    .leftJoin('bookings', 'bookings.id', 'reviews.booking_id')
    .leftJoin('review_invitations', 'review_invitations.id', 'reviews.invitation_id')
    .select([
      'reviews.booking_id',
      'reviews.friendliness',
      'reviews.communication',
      'reviews.satisfaction',
      'reviews.timekeeping',
      'reviews.text',
      'reviews.created_at',
    ])
    .where((eb) =>
      eb.or([
        eb('bookings.customer_id', '=', id),
        // Invited at the user's current email.
        eb('review_invitations.email', '=', confirmedEmail(id)),
      ]),
    )
    .orderBy('reviews.id')
    .execute();
}

export function listMails(db: Db, id: number) {
  return db
    .selectFrom('mail_outbox')
    .select((eb) => ['kind', eb.ref('sent_at').$notNull().as('sent_at')])
    .where('to_user_id', '=', id)
    .where('sent_at', 'is not', null)
    .orderBy('id')
    .execute();
}

/** Messages that were sent to us from the user's current email. */
export function listContactMessages(db: Db, id: number) {
  return db
    .selectFrom('contact_messages')
    .select(['name', 'subject', 'message', 'created_at'])
    .where('email', '=', confirmedEmail(id))
    .orderBy('id')
    .execute();
}

/** Also of somebody who has deleted that side of the account: the row stays (D42). */
export function findPractitioner(db: Db, id: number) {
  return db
    .selectFrom('practitioners')
    .select([
      'joined_at',
      'onboarding_step',
      'approved',
      'rejection_reason',
      'insurance',
      'medical_disclaimer',
      'how_you_find',
      'appointment_scheduling',
    ])
    .where('user_id', '=', id)
    .executeTakeFirst();
}

/** Only what they entered, without busy times of external calendars. */
export function listTimeOff(db: Db, id: number) {
  return db
    .selectFrom('time_off')
    .select(['title', sql<Date>`lower(during)`.as('from'), sql<Date>`upper(during)`.as('to')])
    .where('practitioner_id', '=', id)
    .where('feed_id', 'is', null)
    .orderBy('id')
    .execute();
}

export function listImages(db: Db, id: number) {
  return db
    .selectFrom('work_images')
    .select('src')
    .where('practitioner_id', '=', id)
    .orderBy('position')
    .execute();
}

export function listReviewInvitations(db: Db, id: number) {
  return db
    .selectFrom('review_invitations')
    .select(['email', 'created_at'])
    .where('practitioner_id', '=', id)
    .orderBy('id')
    .execute();
}

export function listFeeds(db: Db, id: number) {
  return db
    .selectFrom('calendar_feeds')
    .select(['name', 'host'])
    .where('practitioner_id', '=', id)
    .orderBy('id')
    .execute();
}

export function listGifts(db: Db, id: number) {
  return db
    .selectFrom('gifts')
    .select(['number', 'earned_at', 'given_at'])
    .where('customer_id', '=', id)
    .where('withdrawn_at', 'is', null)
    .orderBy('number')
    .execute();
}

export function listPenalties(db: Db, id: number) {
  return db
    .selectFrom('penalties')
    .select(['booking_id', 'fee', 'created_at'])
    .where('practitioner_id', '=', id)
    .where('waived_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** What they did with bookings themselves, as a customer or as a practitioner. */
export function listBookingEvents(db: Db, id: number) {
  return db
    .selectFrom('booking_events')
    .select(['booking_id', 'kind', 'at'])
    .where('actor_id', '=', id)
    .where('impersonator_id', 'is', null)
    .orderBy('id')
    .execute();
}
