import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';

const aDay = 24 * 3_600_000;

/**
 * Files that nobody shows: of an upload that ended half way, or whose drop failed too often. Only
 * those of yesterday and before, since an upload may be under way.
 */
export async function reapFiles(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  until: Date,
): Promise<void> {
  const shown = await shownPictures(db);
  for await (const name of files.list(new Date(Date.now() - aDay))) {
    if (new Date() >= until) return;
    if (!shown.has(pictureOf(name))) await files.remove(name);
  }
}

/** The name that all files of a picture begin with. */
const pictureOf = (name: string) => name.replace(/(-small)?\.\w+$/, '');

/** By whichever address the API had when they were uploaded. */
async function shownPictures(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ src: string }>`
    select src from work_images
    union all select avatar_src from users where avatar_src is not null`.execute(db);

  return new Set(rows.map(({ src }) => pictureOf(src.slice(src.lastIndexOf('/') + 1))));
}
