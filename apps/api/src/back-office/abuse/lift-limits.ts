import { type Db, inTransaction } from '../../infrastructure/database/index.ts';
import { type Actor, recordAudit, refuseOwnMatter } from '../../kernel/audit/index.ts';
import { notFound } from '../../kernel/errors/index.ts';
import { saveLift } from './lifts.repository.ts';

/** Lifts the limits of holds for an account, until a time that is returned. @throws 404 for nobody, 403 for oneself */
export function liftLimits(
  db: Db,
  admin: Actor,
  { userId, hours, reason }: { userId: number; hours: number; reason: string },
): Promise<Date> {
  refuseOwnMatter(admin, userId);

  return inTransaction(db, async (trx) => {
    const until = await saveLift(trx, userId, hours);
    if (until === null) throw notFound('accounts.notFound');
    await recordAudit(trx, {
      actor: admin,
      action: 'limits.lift',
      object: `user:${userId}`,
      detail: { hours, reason },
    });

    return until;
  });
}
