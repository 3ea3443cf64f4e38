import { sql } from 'kysely';
import type { Db } from '../../infrastructure/database/index.ts';

/** What is stored of all images and papers in use. */
export async function listFileSrcs(db: Db): Promise<string[]> {
  const { rows } = await sql<{ src: string }>`
    select src from work_images
    union all select avatar_src from users where avatar_src is not null
    union all select file_name from papers`.execute(db);

  return rows.map(({ src }) => src);
}

/** Small enough that nobody waits for the lock of a row. */
const batch = 1_000;

/**
 * Earlier releases stored the API's whole address of that day, so that a move of the API broke every
 * image. Only the path stays. No migration, because the release before would still be serving, and
 * would send the path to browsers. Ends when nothing is left, or at `until`.
 */
export async function shortenImageSrcs(db: Db, until: Date): Promise<void> {
  for (const [table, column] of [
    ['users', 'avatar_src'],
    ['work_images', 'src'],
  ] as const) {
    for (let shortened = batch; shortened === batch && new Date() < until; ) {
      const { numAffectedRows } = await sql`
        update ${sql.table(table)}
        set ${sql.ref(column)} = substring(${sql.ref(column)} from '/files/[^/]+$')
        where id in (select id from ${sql.table(table)}
          where ${sql.ref(column)} ~ '^https?://.*/files/[^/]+$' limit ${batch}
          for update skip locked)`.execute(db);
      shortened = Number(numAffectedRows ?? 0);
    }
  }
}
