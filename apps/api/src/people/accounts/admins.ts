// Admins come and go by the operator's terminal only: no screen makes one.
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import { recordAudit } from '../../kernel/audit/index.ts';
import { AppError, notFound } from '../../kernel/errors/index.ts';
import {
  endSessions,
  forgetDevices,
  issueAccountToken,
  newToken,
} from '../../kernel/sessions/index.ts';
import { insertUser, savePassword } from './accounts.repository.ts';
import { lockAdmin, takeAdminRole } from './admins.repository.ts';
import { endAccessOfOthers } from './end-access-of-others.ts';
import { hashPassword } from './passwords.ts';

/**
 * Makes an account for a new admin, whose password nobody knows.
 * @returns the token of a link that sets one, once
 * @throws {AppError} when the email has an account already: an admin has no other role
 */
export async function addAdmin(
  { db }: Pick<Deps, 'db'>,
  { email, firstName, reason }: { email: string; firstName: string; reason: string },
): Promise<string> {
  const password_hash = await hashPassword(newToken());
  const userId = await inTransaction(db, async (trx) => {
    const user = { email, first_name: firstName, phone: '', password_hash };
    const id = await insertUser(trx, user, ['admin']);
    if (id === undefined) {
      throw new AppError('wrong_state', { key: 'accounts.adminNeedsOwn', values: { email } });
    }
    await recordAudit(trx, {
      actor: null,
      action: 'admin.add',
      object: `user:${id}`,
      detail: { reason },
    });

    return id;
  });
  const token = await issueAccountToken(db, { kind: 'password_reset', userId, email });
  if (token === null) throw notFound({ key: 'accounts.unknownAdmin', values: { email } });

  return token;
}

/**
 * Shuts an admin out at once: no session, no remembered browser, no link, no secret URL and no password works any more.
 * @throws {AppError} 404 for nobody
 */
export async function disableAdmin(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  { email, reason }: { email: string; reason: string },
): Promise<void> {
  const unknownPassword = await hashPassword(newToken());
  await inTransaction(db, async (trx) => {
    const id = await lockAdmin(trx, email);
    if (id === null) throw notFound({ key: 'accounts.unknownAdmin', values: { email } });
    await takeAdminRole(trx, id);
    await savePassword(trx, id, unknownPassword);
    await endSessions(trx, id);
    await forgetDevices(trx, id);
    await endAccessOfOthers(trx, events, id);
    await recordAudit(trx, {
      actor: null,
      action: 'admin.disable',
      object: `user:${id}`,
      detail: { reason },
    });
  });
}
