import type { Deps } from '../../deps.ts';
import { inTransaction, lockPractitioner } from '../../infrastructure/database/index.ts';
import { AppError } from '../../kernel/errors/index.ts';
import { deleteUndecided } from './papers.repository.ts';
import { dropTick } from './tick.repository.ts';

/** Removes a paper that was not approved. @throws {AppError} wrong_state for one that was relied on */
export function removePaper(
  { db }: Pick<Deps, 'db'>,
  practitionerId: number,
  id: number,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    await lockPractitioner(trx, practitionerId);
    const removed = await deleteUndecided(trx, id, practitionerId);
    if (!removed) throw new AppError('wrong_state', 'papers.reliedOn');
    await dropTick(trx, removed);
  });
}
