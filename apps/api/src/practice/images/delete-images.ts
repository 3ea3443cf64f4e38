// Files cannot be part of a transaction, so a job deletes them afterwards. Code that removes a
// reference to an image queues the job, which deletes the files unless they are still referenced.

import type { Deps } from '../../deps.ts';
import type { Trx } from '../../infrastructure/database/index.ts';
import type { Jobs } from '../../infrastructure/jobs/index.ts';
import { imageFileNames } from './image-files.ts';
import { isReferenced, listImageSrcs } from './images.repository.ts';

export async function deleteImageFiles(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  src: string,
): Promise<void> {
  if (await isReferenced(db, src)) return;
  for (const name of imageFileNames(src)) await files.remove(name);
}

/** For an account that is being erased. Call it before its rows are deleted (D42). */
export async function queueImageDeletion(trx: Trx, jobs: Jobs, userId: number): Promise<void> {
  for (const src of await listImageSrcs(trx, userId)) {
    await jobs.enqueue(trx, 'drop-picture', { src });
  }
}
