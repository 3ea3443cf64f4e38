import type { Db } from '../../src/infrastructure/database/transaction.ts';
import { startImpersonation } from '../../src/kernel/sessions/impersonation.repository.ts';
import { findSession } from '../../src/kernel/sessions/sessions.repository.ts';
import { makeAdmin, type TestUser } from './make-users.ts';

/** The user with the token of an admin who impersonates them (D34). By default, of a new admin. */
export async function impersonate<T extends TestUser>(
  db: Db,
  user: T,
  admin?: TestUser,
): Promise<T> {
  const session = await findSession(db, (admin ?? (await makeAdmin(db))).token);
  if (!session) throw new Error('The admin must be signed in');
  const token = await db.transaction().execute((trx) => startImpersonation(trx, session, user.id));
  if (token === null) throw new Error('The admin must not be impersonated themselves');

  return { ...user, token };
}
