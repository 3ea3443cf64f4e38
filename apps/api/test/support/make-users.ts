import { randomUUID } from 'node:crypto';
import type { Role } from '@freely/api-client/contract';
import { hash } from '@node-rs/argon2';
import type { Db } from '../../src/infrastructure/database/transaction.ts';
import { startSession } from '../../src/kernel/sessions/sessions.repository.ts';

export interface TestUser {
  id: number;
  email: string;
  password: string;
  firstName: string;
  phone: string;
  /** The token of a session that was started for the test. */
  token: string;
}

const password = 'correct-horse-26';
let passwordHash: Promise<string> | undefined;

export function makeCustomer(db: Db, parts: Partial<TestUser> = {}): Promise<TestUser> {
  return makeUser(db, ['customer'], parts);
}

export function makeAdmin(db: Db): Promise<TestUser> {
  return makeUser(db, ['admin'], { firstName: 'Avery' });
}

/** A user with these roles, signed in. */
export async function makeUser(
  db: Db,
  roles: Role[],
  parts: Partial<TestUser> = {},
): Promise<TestUser> {
  // Hashing is slow on purpose, so all test users share one hash.
  passwordHash ??= hash(password);
  const {
    email = `${randomUUID()}@freely.example`,
    firstName = 'Ada',
    phone = '07700900123',
  } = parts;
  const { id } = await db
    .insertInto('users')
    .values({
      email,
      phone,
      first_name: firstName,
      last_name: 'Example',
      password_hash: await passwordHash,
      email_confirmed_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('user_roles')
    .values(roles.map((role) => ({ user_id: id, role })))
    .execute();

  // As in production: an admin needs a second factor (D82).
  const withSecondFactor = roles.includes('admin');
  if (withSecondFactor) await addSecondFactor(db, id);
  const token = await startSession(db, id, { withSecondFactor });
  // A long test is no session whose password has to be given again (D71).
  await db
    .updateTable('sessions')
    .set({ authenticated_at: new Date(Date.now() + 24 * 3_600_000) })
    .where('user_id', '=', id)
    .execute();

  return { id, email, password, firstName, phone, token };
}

/** The same person as an admin too, signed in again: becoming an admin ends their sessions. */
export async function promote<T extends TestUser>(db: Db, user: T): Promise<T> {
  await db.insertInto('user_roles').values({ user_id: user.id, role: 'admin' }).execute();
  await addSecondFactor(db, user.id);

  return { ...user, token: await startSession(db, user.id, { withSecondFactor: true }) };
}

async function addSecondFactor(db: Db, userId: number): Promise<void> {
  await db
    .insertInto('second_factors')
    .values({ user_id: userId, sealed: Buffer.alloc(40), confirmed_at: new Date() })
    .onConflict((exists) => exists.doNothing())
    .execute();
}
