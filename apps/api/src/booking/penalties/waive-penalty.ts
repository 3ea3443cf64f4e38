import { type Db, inTransaction, lockPractitioner } from '../../infrastructure/database/index.ts';
import { type Actor, recordAudit, refuseOwnMatter } from '../../kernel/audit/index.ts';
import { AppError, notFound } from '../../kernel/errors/index.ts';
import { recordEvent } from '../bookings/index.ts';
import { findPenalty, freeBlockedTime, saveWaived } from './penalties.repository.ts';

/**
 * Waives a penalty (D31): the note is removed, the time is free again, and the part of the fee that
 * was not withheld yet is dropped. What was withheld is paid back with the next payout.
 * @throws 404 when there is no such penalty, 409 when it was waived already, 403 for the admin's own.
 */
export async function waivePenalty(
  db: Db,
  id: number,
  admin: Actor,
  reason: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const found = await findPenalty(trx, id);
    if (!found) throw notFound('penalties.notFound');
    refuseOwnMatter(admin, found.practitioner_id);

    await lockPractitioner(trx, found.practitioner_id);
    const isWaived = await saveWaived(trx, id, { adminId: admin.id, reason });
    if (!isWaived) throw new AppError('wrong_state', 'penalties.waived');

    await freeBlockedTime(trx, id);
    await recordEvent(trx, found.booking_id, 'penalty_waived', admin, { penalty_id: id });
    await recordAudit(trx, {
      actor: admin,
      action: 'penalty.waive',
      object: `penalty:${id}`,
      detail: { booking_id: found.booking_id, practitioner_id: found.practitioner_id, reason },
    });
  });
}
