import { subHours } from 'date-fns/subHours';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../infrastructure/database/index.ts';
import { listFileSrcs } from './images.repository.ts';

/**
 * Deletes files that no row references: left by an interrupted upload, or by a deletion that failed
 * too often. Only files older than a day, because an upload may be in progress.
 */
export async function purgeUnreferencedFiles(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  until: Date,
): Promise<void> {
  const referenced = await referencedFiles(db);
  for await (const name of files.list(subHours(new Date(), 24))) {
    if (new Date() >= until) return;
    if (!referenced.has(imageNameOf(name))) await files.remove(name);
  }
}

/** The name with which all files of an image start; a paper has one file. */
const imageNameOf = (name: string) => name.replace(/(-small)?\.\w+$/, '');

/**
 * Only the file name of a URL counts, because the API may have had another origin at the upload.
 */
async function referencedFiles(db: Db): Promise<Set<string>> {
  const srcs = await listFileSrcs(db);

  return new Set(srcs.map((src) => imageNameOf(src.slice(src.lastIndexOf('/') + 1))));
}
