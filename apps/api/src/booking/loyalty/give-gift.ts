import { sql } from 'kysely';
import { type Db, inTransaction } from '../../infrastructure/database/index.ts';
import { type Actor, recordAudit } from '../../kernel/audit/index.ts';
import { AppError, notFound } from '../../kernel/errors/index.ts';
import { findGift } from './gifts.repository.ts';

/**
 * An admin marks a gift as given.
 * @throws 404 when there is no such gift, 409 when it cannot be given.
 */
export async function giveGift(db: Db, id: number, admin: Actor) {
  return inTransaction(db, async (trx) => {
    const given = await trx
      .updateTable('gifts')
      .set({ given_at: sql<Date>`clock_timestamp()`, given_by: admin.id })
      .where('id', '=', id)
      .where('given_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    const gift = await findGift(trx, id);
    if (!gift) throw notFound('This gift does not exist');
    if (!given) {
      const why = gift.state === 'given' ? 'has already been given' : 'is not due any more';
      throw new AppError('wrong_state', `This gift ${why}`);
    }
    await recordAudit(trx, {
      actor: admin,
      action: 'gift.give',
      object: `gift:${id}`,
      detail: { customer_id: gift.customer_id, number: gift.number },
    });

    return gift;
  });
}
