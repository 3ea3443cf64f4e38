// Files cannot be part of a transaction, so a job deletes them after it: whoever takes a picture
// away queues its drop, and the drop happens if, and only if, nobody shows the picture any more.
import type { Trx } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { isShown, listPictures } from './images.repository.ts';
import { filesOf } from './picture-files.ts';

export async function dropPicture(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  src: string,
): Promise<void> {
  if (await isShown(db, src)) return;
  for (const name of filesOf(src)) await files.remove(name);
}

/** Of an account that is being erased: to be asked for before its rows go (D42). */
export async function queueDropOfPictures(trx: Trx, jobs: Jobs, userId: number): Promise<void> {
  for (const src of await listPictures(trx, userId)) {
    await jobs.enqueue(trx, 'drop-picture', { src });
  }
}
