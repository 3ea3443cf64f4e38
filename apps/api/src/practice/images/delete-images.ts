// Files cannot be part of a transaction, so a job deletes them afterwards. Code that removes a
// reference to an image queues the job, which deletes the files unless they are still referenced.
import type { Deps } from '../../deps.ts';
import { personalDataErased } from '../../people/events/index.ts';
import { imageFileNames } from './image-files.ts';
import { isReferenced, listImageSrcs } from './images.repository.ts';

export async function deleteImageFiles(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  src: string,
): Promise<void> {
  if (await isReferenced(db, src)) return;
  for (const name of imageFileNames(src)) await files.remove(name);
}

/** The files of an account that is being erased go with it (D42). */
export function subscribeImages({ events, jobs }: Pick<Deps, 'events' | 'jobs'>): void {
  events.subscribe(personalDataErased, async (trx, { userId }) => {
    for (const src of await listImageSrcs(trx, userId)) {
      await jobs.enqueue(trx, 'drop-picture', { src });
    }
  });
}
