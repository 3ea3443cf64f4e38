// Single-use tokens that are sent by mail: to set a new password, or to confirm an email (D40).
import { emailLinkHours, passwordLinkMinutes, undoEmailDays } from '@freely/domain/lifetimes';
import { sql } from 'kysely';
import type { Database, Db, Trx } from '../../infrastructure/database/index.ts';
import { hashToken, newToken } from './token.ts';

type Kind = Database['account_tokens']['kind'];

const minutes: Record<Kind, number> = {
  password_reset: passwordLinkMinutes,
  confirm_email: emailLinkHours * 60,
  undo_email: undoEmailDays * 24 * 60,
};

/** A new token, which is not stored anywhere. Null when the account has just been deleted, or is suspended. */
export async function issueAccountToken(
  db: Db,
  { kind, userId, email }: { kind: Kind; userId: number; email: string },
): Promise<string | null> {
  const token = newToken();
  const issued = await db
    .insertInto('account_tokens')
    .columns(['token_hash', 'kind', 'user_id', 'email', 'expires_at'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select([
          sql<Buffer>`${hashToken(token)}`.as('token_hash'),
          sql<Kind>`${kind}`.as('kind'),
          'id',
          sql<string>`${email}`.as('email'),
          sql<Date>`now() + make_interval(mins => ${minutes[kind]})`.as('expires_at'),
        ])
        .where('id', '=', userId)
        .where('erased_at', 'is', null)
        .where('active_before_suspension', 'is', null)
        .forShare(),
    )
    .executeTakeFirst();

  return issued.numInsertedOrUpdatedRows ? token : null;
}

/** Nobody has been sent it. */
export async function withdrawAccountToken(db: Db, token: string): Promise<void> {
  await db.deleteFrom('account_tokens').where('token_hash', '=', hashToken(token)).execute();
}

export interface AccountToken {
  userId: number;
  email: string;
  createdAt: Date;
}

/** The account of a valid token, else null. */
export async function findAccountToken(
  db: Db,
  kind: Kind,
  token: string,
): Promise<AccountToken | null> {
  const found = await db
    .selectFrom('account_tokens')
    .innerJoin('users', 'users.id', 'account_tokens.user_id')
    .select([
      'users.id as userId',
      'account_tokens.email',
      'account_tokens.created_at as createdAt',
    ])
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .where('users.erased_at', 'is', null)
    .executeTakeFirst();

  return found ?? null;
}

/** Uses a token up. A single statement: of two concurrent calls with one token, one gets null. */
export async function consumeAccountToken(
  trx: Trx,
  kind: Kind,
  token: string,
): Promise<AccountToken | null> {
  const consumed = await trx
    .updateTable('account_tokens')
    .set({ used_at: sql<Date>`clock_timestamp()` })
    .from('users')
    .whereRef('users.id', '=', 'account_tokens.user_id')
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .where('users.erased_at', 'is', null)
    .returning([
      'users.id as userId',
      'account_tokens.email',
      'account_tokens.created_at as createdAt',
    ])
    .executeTakeFirst();

  return consumed ?? null;
}

/**
 * Whether an account that is live can still take this email back (D71). Nobody else gets it meanwhile:
 * the link that undoes a theft would lead nowhere.
 */
export async function isEmailReserved(
  db: Db,
  email: string,
  exceptUserId: number | null,
): Promise<boolean> {
  const found = await db
    .selectFrom('account_tokens')
    .innerJoin('users', 'users.id', 'account_tokens.user_id')
    .select('users.id')
    .where('account_tokens.email', '=', email)
    .where('kind', '=', 'undo_email')
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .where('users.erased_at', 'is', null)
    .$if(exceptUserId !== null, (query) => query.where('users.id', '<>', exceptUserId ?? 0))
    .executeTakeFirst();

  return found !== undefined;
}

/**
 * The email to which an account changes once its link is opened there; null when none waits, or another account
 * has it by now. The token is made when the link is mailed, so before that the mail says it.
 */
export async function findPendingEmail(db: Db, userId: number): Promise<string | null> {
  const { rows } = await sql<{ email: string }>`
    with waiting as (
      select email, created_at from account_tokens
      where user_id = ${userId} and kind = 'confirm_email'
        and used_at is null and expires_at > clock_timestamp()
      union all
      select to_address::citext, created_at from mail_outbox
      where to_user_id = ${userId} and kind = 'confirm_email'
        and sent_at is null and dropped_at is null and failed_at is null)
    select email from waiting
    where not exists (select from users where users.email = waiting.email)
    order by created_at desc limit 1`.execute(db);

  return rows[0]?.email ?? null;
}

/** Ends changes of the email that wait for their confirmation. */
export async function deleteEmailChanges(trx: Trx, userId: number): Promise<void> {
  await trx
    .deleteFrom('account_tokens')
    .where('user_id', '=', userId)
    .where('kind', '=', 'confirm_email')
    // The account's own email may still be confirmed.
    .where('email', '<>', (eb) =>
      eb.selectFrom('users').select('email').where('users.id', '=', userId),
    )
    .execute();
}

/** Invalidates the links that were sent before, or those since an instant. */
export async function deleteAccountTokens(
  trx: Trx,
  userId: number,
  kind: Kind,
  since?: Date,
): Promise<void> {
  await trx
    .deleteFrom('account_tokens')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .$if(since !== undefined, (query) => query.where('created_at', '>=', since ?? new Date(0)))
    .execute();
}
