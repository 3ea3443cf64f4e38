import type { SignedIn } from '@freely/api-client/contract';
import { type Db, inTransaction } from '../../database/transaction.ts';
import { AppError, notFound } from '../../http/app-error.ts';
import { findSession, type SessionUser } from '../../sessions/sessions.ts';
import { startVisit } from '../../sessions/visits.ts';
import { readUser } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { isAdmin, isUser } from './impersonation.repository.ts';

/** Starts an admin's visit as a user, for an hour at most (D34). */
export function logInAs(db: Db, admin: SessionUser, userId: number): Promise<SignedIn> {
  return inTransaction(db, async (trx) => {
    if (!(await isUser(trx, userId))) throw notFound('User not found');
    if (await isAdmin(trx, userId)) {
      throw new AppError('forbidden', 'The account of an admin cannot be entered by another');
    }
    const access_token = await startVisit(trx, admin, userId);
    const visitor = access_token === null ? null : await findSession(trx, access_token);
    if (access_token === null || visitor === null) {
      throw new AppError('unauthenticated', 'You must log in to continue');
    }
    await recordAudit(trx, {
      actor: admin,
      action: 'impersonation.start',
      object: `user:${userId}`,
    });

    return { ...(await readUser(trx, visitor)), access_token };
  });
}
