import type { Role } from '@freely/api-client/contract';
import { sql } from 'kysely';
import type { Db, Trx } from '../infrastructure/database/index.ts';
import type { MailRecipient } from './mail-facts.ts';
import type { Recipient } from './recipient.ts';

/** Longer than sending a mail may take. */
const claimSeconds = 30;

export interface ClaimedMail {
  id: number;
  key: string;
  kind: string;
  toUserId: number | null;
  toEmail: string | null;
  bookingId: number | null;
  detail: Record<string, unknown>;
}

/** The id of the new mail; null when the same mail was queued before. */
export async function insertMail(
  trx: Trx,
  { kind, toUserId, toEmail, bookingId, reason, detail = {} }: Recipient & { kind: string },
): Promise<number | null> {
  const parts = [kind, toUserId, reason ?? `booking-${bookingId ?? 'none'}`];
  const queued = await trx
    .insertInto('mail_outbox')
    .values({
      key: parts.filter((part) => part !== undefined).join(':'),
      kind,
      to_user_id: toUserId ?? null,
      to_address: toEmail ?? null,
      booking_id: bookingId ?? null,
      detail: JSON.stringify(detail),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();

  return queued?.id ?? null;
}

/** Claims the mail for the caller for a while; null when it is finished or claimed already. */
export async function claimMail(db: Db, id: number): Promise<ClaimedMail | null> {
  const claimed = await db
    .updateTable('mail_outbox')
    .set({
      attempts: sql`attempts + 1`,
      claimed_until: sql<Date>`clock_timestamp() + ${claimSeconds} * interval '1 second'`,
    })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('dropped_at', 'is', null)
    .where('failed_at', 'is', null)
    .where(sql<boolean>`coalesce(claimed_until < clock_timestamp(), true)`)
    .returning([
      'id',
      'key',
      'kind',
      'to_user_id as toUserId',
      'to_address as toEmail',
      'booking_id as bookingId',
      'detail',
    ])
    .executeTakeFirst();

  return claimed ?? null;
}

/** Null for a user whose data was erased (D42). */
export async function findRecipient(db: Db, userId: number): Promise<MailRecipient | null> {
  const found = await recipients(db).where('users.id', '=', userId).executeTakeFirst();

  return found ?? null;
}

/** Null for an email address that no account has. */
export async function findRecipientByEmail(db: Db, email: string): Promise<MailRecipient | null> {
  const found = await recipients(db).where('users.email', '=', email).executeTakeFirst();

  return found ?? null;
}

function recipients(db: Db) {
  return db
    .selectFrom('users')
    .leftJoin('practitioners', 'practitioners.user_id', 'users.id')
    .select([
      'users.id',
      'users.email',
      sql<boolean>`email_confirmed_at is not null`.as('isEmailConfirmed'),
      // Nobody knows yet whose email this is, and a stranger may have typed the name. That of an approved
      // practitioner was looked at by an admin, and is public.
      sql<string>`case when email_confirmed_at is not null or practitioners.approved
        then first_name else '' end`.as('firstName'),
      'users.last_name as lastName',
      sql<Role[]>`array(select role from user_roles where user_id = users.id)`.as('roles'),
      sql<boolean>`coalesce(practitioners.approved, false)`.as('isApproved'),
      // Practitioners who left are not approved either, but no longer have the role (D42).
      sql<boolean>`practitioners.approved is false and exists (
        select from user_roles where user_id = users.id and role = 'practitioner')`.as(
        'isRejected',
      ),
    ])
    .where('users.erased_at', 'is', null);
}

/** What is kept no longer than it is needed: an email address, and where a salon was said to be. */
const forgotten = {
  to_address: null,
  detail: sql<string>`detail - 'address_before'`,
};

export async function saveSent(db: Db, id: number): Promise<void> {
  const change = { sent_at: sql<Date>`clock_timestamp()`, last_error: null, ...forgotten };
  await db.updateTable('mail_outbox').set(change).where('id', '=', id).execute();
}

export async function saveDropped(db: Db, id: number): Promise<void> {
  const change = { dropped_at: sql<Date>`clock_timestamp()`, ...forgotten };
  await db.updateTable('mail_outbox').set(change).where('id', '=', id).execute();
}

/**
 * Those to another email than the account has now: not sent yet, or failed, which an admin may have tried
 * again.
 */
export async function dropToOtherEmails(
  trx: Trx,
  userId: number,
  kinds: readonly string[],
): Promise<void> {
  await trx
    .updateTable('mail_outbox')
    .set({ dropped_at: sql<Date>`clock_timestamp()`, failed_at: null, to_address: null })
    .where('to_user_id', '=', userId)
    .where('kind', 'in', kinds)
    .where('sent_at', 'is', null)
    .where('dropped_at', 'is', null)
    .where('to_address', '<>', (eb) =>
      eb.selectFrom('users').select('email').where('users.id', '=', userId),
    )
    .execute();
}

export async function isDropped(db: Db, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('mail_outbox')
    .select('id')
    .where('id', '=', id)
    .where('dropped_at', 'is not', null)
    .executeTakeFirst();

  return found !== undefined;
}

/** As many as the queue makes (jobs/queues.ts); then an admin has to look at it. */
const maxAttempts = 16;

/**
 * `reason` must name no person, which the response of a mail server may do. False when that was the
 * last attempt.
 */
export async function saveFailed(db: Db, id: number, reason: string): Promise<boolean> {
  const { failed_at } = await db
    .updateTable('mail_outbox')
    .set({
      last_error: reason,
      claimed_until: null,
      failed_at: sql<Date | null>`case when attempts >= ${maxAttempts} then clock_timestamp() end`,
    })
    .where('id', '=', id)
    .returning('failed_at')
    .executeTakeFirstOrThrow();

  return failed_at === null;
}

/** After this time the queue has made all its attempts. */
const lastAttemptHours = 8;

/**
 * Mails that nobody is working on: never started, started by a process that ended, or out of
 * attempts.
 */
export async function stuckMails(db: Db, olderThanSeconds: number): Promise<number[]> {
  const since = sql<Date>`now() - ${olderThanSeconds} * interval '1 second'`;
  const rows = await db
    .selectFrom('mail_outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('dropped_at', 'is', null)
    .where('failed_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('attempts', '=', 0), eb('created_at', '<', since)]),
        eb('claimed_until', '<', since),
        // A failed attempt releases its claim and waits for the queue's next one.
        eb.and([
          eb('claimed_until', 'is', null),
          eb('created_at', '<', sql<Date>`now() - make_interval(hours => ${lastAttemptHours})`),
        ]),
      ]),
    )
    .orderBy('id')
    .limit(200)
    .execute();

  return rows.map(({ id }) => id);
}
