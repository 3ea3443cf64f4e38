import { type Db, inTransaction } from '../../infrastructure/database/index.ts';
import { type Actor, recordAudit, refuseOwnMatter } from '../../kernel/audit/index.ts';
import { AppError, notFound } from '../../kernel/errors/index.ts';
import { findGift, lockGift, saveGiven } from './gifts.repository.ts';

const refusals = {
  given: 'gifts.given',
  withdrawn: 'gifts.notDue',
  awaiting: 'gifts.notYet',
} as const;

/**
 * An admin marks a gift as given.
 * @throws 404 when there is no such gift, 409 when it cannot be given, 403 for the admin's own.
 */
export async function giveGift(db: Db, id: number, admin: Actor) {
  return inTransaction(db, async (trx) => {
    await lockGift(trx, id);
    const before = await findGift(trx, id);
    if (!before) throw notFound('gifts.notFound');
    refuseOwnMatter(admin, before.customer_id);
    if (before.state !== 'due') throw new AppError('wrong_state', refusals[before.state]);
    await saveGiven(trx, id, admin.id);
    const gift = (await findGift(trx, id)) ?? before;
    await recordAudit(trx, {
      actor: admin,
      action: 'gift.give',
      object: `gift:${id}`,
      detail: { customer_id: gift.customer_id, number: gift.number },
    });

    return gift;
  });
}
