// Each use extends a session; `sessionLifetime` says for how long, and when it ends in any case (D38).
import type { Role } from '@freely/api-client/contract';
import { recentLoginMinutes, sessionLifetime } from '@freely/domain/lifetimes';
import { sql } from 'kysely';
import type { Db, Trx } from '../../infrastructure/database/index.ts';
import { hashToken, newToken } from './token.ts';

const idle = sql`make_interval(hours => ${sessionLifetime.idleHours})`;

/** Who makes a call. */
export interface SessionUser {
  id: number;
  roles: Role[];
  /** The admin who is impersonating this user, if any (D34). */
  impersonatorId: number | null;
  /** Whether the password was given within the last minutes (D71). */
  isRecentLogin: boolean;
  /** An admin whose session may only set up the second factor that it is missing (D82). */
  lacksSecondFactor: boolean;
  tokenHash: Buffer;
}

/** The browser of a new session, and whether a code was given besides the password. */
interface NewSession {
  deviceHash?: Buffer | null;
  device?: string;
  withSecondFactor?: boolean;
}

/** Starts a session and returns its token, which is not stored anywhere. */
export async function startSession(
  db: Db,
  userId: number,
  { deviceHash = null, device = '', withSecondFactor = false }: NewSession = {},
): Promise<string> {
  const token = newToken();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      device_hash: deviceHash,
      device,
      second_factor: withSecondFactor,
      expires_at: sql`now() + ${idle}`,
      ends_at: sql`now() + make_interval(days => ${sessionLifetime.maxDays})`,
    })
    .execute();

  return token;
}

/**
 * Of an impersonation, the admin's own session counts. The account is asked, too: after turning the
 * second factor off, the code that was given once no longer counts.
 */
const lacksSecondFactor = sql<boolean>`
  (select admin_second_factor = 1 from settings)
  and exists (select from user_roles where role = 'admin'
    and user_id = coalesce(sessions.impersonator_id, sessions.user_id))
  and not (coalesce(behind.second_factor, sessions.second_factor) and exists (
    select from second_factors where confirmed_at is not null
      and user_id = coalesce(sessions.impersonator_id, sessions.user_id)))`;

/** The user of a valid session, else null. */
export async function findSession(db: Db, token: string): Promise<SessionUser | null> {
  const tokenHash = hashToken(token);
  const found = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('sessions as behind', 'behind.token_hash', 'sessions.behind')
    .select((eb) => [
      'users.id',
      lacksSecondFactor.as('lacks_second_factor'),
      'sessions.impersonator_id',
      eb
        .selectFrom('user_roles')
        .select(sql<Role[]>`coalesce(array_agg(role order by role), '{}')`.as('roles'))
        .whereRef('user_id', '=', 'users.id')
        .as('roles'),
      sql<boolean>`sessions.authenticated_at > clock_timestamp()
        - make_interval(mins => ${recentLoginMinutes})`.as('is_recent'),
      // Written at most once a minute, not at every call. An impersonation is never extended (D34).
      sql<boolean>`sessions.impersonator_id is null
        and sessions.seen_at < now() - interval '1 minute'`.as('is_stale'),
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    // An impersonation ends with the admin's own session (D34).
    .where((eb) =>
      eb.or([
        eb('sessions.behind', 'is', null),
        eb('behind.expires_at', '>', sql<Date>`clock_timestamp()`),
      ]),
    )
    .where('users.erased_at', 'is', null)
    .executeTakeFirst();
  if (!found) return null;

  if (found.is_stale) {
    await db
      .updateTable('sessions')
      .set({ seen_at: sql`now()`, expires_at: sql`least(now() + ${idle}, ends_at)` })
      .where('token_hash', '=', tokenHash)
      .execute();
  }

  return {
    id: found.id,
    roles: found.roles ?? [],
    impersonatorId: found.impersonator_id,
    isRecentLogin: found.is_recent,
    lacksSecondFactor: found.lacks_second_factor,
    tokenHash,
  };
}

/** The password was given again in this session. */
export async function renewLogin(db: Db, tokenHash: Buffer): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ authenticated_at: sql`clock_timestamp()` })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** A code was given in this session. */
export async function markSecondFactor(trx: Trx, tokenHash: Buffer): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ second_factor: true })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Until the transaction ends, nobody can end this session. @returns whether it is still there */
export async function keepSession(trx: Trx, tokenHash: Buffer): Promise<boolean> {
  const found = await trx
    .selectFrom('sessions')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .forKeyShare()
    .executeTakeFirst();

  return found !== undefined;
}

export async function endSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Signs a user out everywhere, except from the session `except` (D38, D59). */
export async function endSessions(trx: Trx, userId: number, except?: Buffer): Promise<void> {
  await trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(except !== undefined, (query) => query.where('token_hash', '<>', except ?? Buffer.of()))
    .execute();
}
