// Browsers that were signed in before. Wrong guesses by strangers never lock them out (D40).
import { sql } from 'kysely';
import type { Db, Trx } from '../../infrastructure/database/index.ts';
import { hashToken, newToken } from './token.ts';

const lifetime = sql<Date>`now() + interval '1 year'`;
/** Of one account. The least recently used ones are removed. */
const maxDevices = 20;

export interface Device {
  token: string;
  hash: Buffer;
}

/**
 * The device that sent `token`, when it was signed in to the account of this email before. It runs
 * the same single query whether or not there is such an account.
 */
export async function findDevice(
  db: Db,
  email: string,
  token: string | undefined,
): Promise<Device | null> {
  const hash = hashToken(token ?? '');
  const found = await db
    .selectFrom('devices')
    .innerJoin('users', 'users.id', 'devices.user_id')
    .select('devices.user_id')
    .where('devices.token_hash', '=', hash)
    .where('devices.expires_at', '>', sql<Date>`now()`)
    .where('users.email', '=', email)
    .executeTakeFirst();

  return found && token !== undefined ? { token, hash } : null;
}

/** The hash of a valid session of this email: its owner is not a stranger either. */
export async function findOwnSession(
  db: Db,
  email: string,
  token: string | undefined,
): Promise<Buffer | null> {
  const found = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.token_hash')
    .where('sessions.token_hash', '=', hashToken(token ?? ''))
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .where('sessions.impersonator_id', 'is', null)
    .where('users.email', '=', email)
    .executeTakeFirst();

  return found?.token_hash ?? null;
}

/** Remembers a browser that has just signed in. `known` is its device, if it was known before. */
export async function rememberDevice(
  trx: Trx,
  userId: number,
  known: Device | null,
): Promise<Device> {
  const token = known?.token ?? newToken();
  const device = { token, hash: hashToken(token) };
  await trx
    .insertInto('devices')
    .values({ token_hash: device.hash, user_id: userId, expires_at: lifetime })
    .onConflict((conflict) =>
      conflict.column('token_hash').doUpdateSet({ seen_at: sql`now()`, expires_at: lifetime }),
    )
    .execute();
  await trx
    .deleteFrom('devices')
    .where('token_hash', 'in', (eb) =>
      eb
        .selectFrom('devices')
        .select('token_hash')
        .where('user_id', '=', userId)
        .orderBy('seen_at', 'desc')
        .offset(maxDevices),
    )
    .execute();

  return device;
}

/** After a password change, every browser has to sign in with the new password. */
export async function forgetDevices(
  trx: Trx,
  userId: number,
  exceptOfSession?: Buffer,
): Promise<void> {
  await trx
    .deleteFrom('devices')
    .where('user_id', '=', userId)
    .$if(exceptOfSession !== undefined, (query) =>
      query.where('token_hash', 'not in', (eb) =>
        eb
          .selectFrom('sessions')
          .select((one) => one.ref('device_hash').$notNull().as('device_hash'))
          .where('token_hash', '=', exceptOfSession ?? Buffer.of())
          .where('device_hash', 'is not', null),
      ),
    )
    .execute();
}
