import { sql } from 'kysely';
import { type Db, inTransaction, lockPractitioner } from '../../infrastructure/database/index.ts';
import { type Actor, recordAudit } from '../../kernel/audit/index.ts';
import { AppError, notFound } from '../../kernel/errors/index.ts';
import { recordEvent } from '../bookings/index.ts';

/**
 * Waives a penalty (D31): the note is removed, the time is free again, and the part of the fee that
 * was not withheld yet is dropped.
 * @throws 404 when there is no such penalty, 409 when it was waived already.
 */
export async function waivePenalty(
  db: Db,
  id: number,
  admin: Actor,
  reason: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const found = await trx
      .selectFrom('penalties')
      .select(['practitioner_id', 'booking_id'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!found) throw notFound('This penalty does not exist');

    await lockPractitioner(trx, found.practitioner_id);
    const waived = await trx
      .updateTable('penalties')
      .set({
        waived_at: sql<Date>`clock_timestamp()`,
        waived_by: admin.id,
        waive_reason: reason,
      })
      .where('id', '=', id)
      .where('waived_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!waived) throw new AppError('wrong_state', 'This penalty has already been waived');

    await trx.deleteFrom('time_off').where('penalty_id', '=', id).execute();
    await recordEvent(trx, found.booking_id, 'penalty_waived', admin, { penalty_id: id });
    await recordAudit(trx, {
      actor: admin,
      action: 'penalty.waive',
      object: `penalty:${id}`,
      detail: { booking_id: found.booking_id, practitioner_id: found.practitioner_id },
    });
  });
}
