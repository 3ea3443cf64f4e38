import type { Right } from '@freely/api-client/contract';
import { type Db, inTransaction } from '../../infrastructure/database/index.ts';
import { recordAudit } from '../../kernel/audit/index.ts';
import { AppError } from '../../kernel/errors/index.ts';
import { adminIdOf, grantRight, withdrawRight } from './rights.repository.ts';

export interface RightChange {
  readonly verb: 'grant' | 'withdraw';
  readonly right: Right;
  readonly email: string;
  readonly reason: string;
}

/** Gives an admin a right, or takes it, with an entry in the audit log. @throws 404 for nobody */
export async function changeRight(db: Db, change: RightChange): Promise<void> {
  const { verb, right, email, reason } = change;
  await inTransaction(db, async (trx) => {
    const userId = await adminIdOf(trx, email);
    if (userId === null)
      throw new AppError('not_found', { key: 'accounts.unknownAdmin', values: { email } });
    const isNew = await (verb === 'grant' ? grantRight : withdrawRight)(trx, userId, right);
    if (!isNew) return;
    await recordAudit(trx, {
      actor: null,
      action: `right.${verb}`,
      object: `user:${userId}`,
      detail: { right, reason },
    });
  });
}
