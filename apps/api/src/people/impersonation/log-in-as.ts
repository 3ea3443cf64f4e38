import type { SignedIn } from '@freely/api-client/contract';
import { type Db, inTransaction } from '../../infrastructure/database/index.ts';
import { recordAudit } from '../../kernel/audit/index.ts';
import { AppError, notFound } from '../../kernel/errors/index.ts';
import type { Unworded } from '../../kernel/messages/index.ts';
import { findSession, type SessionUser, startImpersonation } from '../../kernel/sessions/index.ts';
import { readUser } from '../accounts/index.ts';
import { isAdmin, isUser } from './impersonation.repository.ts';

/** Logs an admin in as a user, for an hour at most (D34). */
export function logInAs(db: Db, admin: SessionUser, userId: number): Promise<Unworded<SignedIn>> {
  return inTransaction(db, async (trx) => {
    if (!(await isUser(trx, userId))) throw notFound('accounts.userNotFound');
    if (await isAdmin(trx, userId)) {
      throw new AppError('forbidden', 'accounts.cannotBeAdmin');
    }
    const access_token = await startImpersonation(trx, admin, userId);
    const session = access_token === null ? null : await findSession(trx, access_token);
    if (access_token === null || session === null) {
      throw new AppError('unauthenticated', 'access.loggedOut');
    }
    await recordAudit(trx, {
      actor: admin,
      action: 'impersonation.start',
      object: `user:${userId}`,
    });

    return { ...(await readUser(trx, session)), access_token };
  });
}
