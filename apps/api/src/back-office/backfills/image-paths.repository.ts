// Earlier releases stored images with the API's whole URL of that day, so that a move of the API broke every image. Only
// the path stays.
import { sql } from 'kysely';
import type { Backfill } from './backfill.ts';

const wholeUrl = '^https?://.*/files/[^/]+$';

function shorten(name: string, table: string, column: string): Backfill {
  return {
    name,
    countLeft: async (db) => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count
        from ${sql.table(table)} where ${sql.ref(column)} ~ ${wholeUrl}`.execute(db);

      return rows[0]?.count ?? 0;
    },
    step: async (db, limit) => {
      const { numAffectedRows } = await sql`
        update ${sql.table(table)}
        set ${sql.ref(column)} = substring(${sql.ref(column)} from '/files/[^/]+$')
        where id in (select id from ${sql.table(table)}
          where ${sql.ref(column)} ~ ${wholeUrl} limit ${limit}
          for update skip locked)`.execute(db);

      return Number(numAffectedRows ?? 0);
    },
  };
}

export const shortenAvatars = shorten('short-paths-of-avatars', 'users', 'avatar_src');
export const shortenWorkImages = shorten('short-paths-of-work-images', 'work_images', 'src');
