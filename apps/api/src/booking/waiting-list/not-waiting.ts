import type { Trx } from '../../infrastructure/database/index.ts';
import { AppError } from '../../kernel/errors/index.ts';
import { isBooked } from './entries.repository.ts';

/** Why an entry can be neither changed nor left: who has just paid for what it offered reads that it is theirs. */
export async function notWaiting(trx: Trx, id: number): Promise<AppError> {
  const message = (await isBooked(trx, id)) ? 'waitingList.booked' : 'waitingList.over';

  return new AppError('wrong_state', message);
}
