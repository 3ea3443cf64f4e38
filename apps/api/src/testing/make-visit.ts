import type { Db } from '../database/transaction.ts';
import { findSession } from '../sessions/sessions.ts';
import { startVisit } from '../sessions/visits.ts';
import { makeAdmin, type TestUser } from './make-users.ts';

/** The user by the token of an admin's visit (D34); of an admin made for it, when none is given. */
export async function makeVisit<T extends TestUser>(db: Db, user: T, by?: TestUser): Promise<T> {
  const session = await findSession(db, (by ?? (await makeAdmin(db))).token);
  if (!session) throw new Error('The admin of a visit must be signed in');
  const token = await db.transaction().execute((trx) => startVisit(trx, session, user.id));
  if (token === null) throw new Error('The admin of a visit must not be a visitor');

  return { ...user, token };
}
