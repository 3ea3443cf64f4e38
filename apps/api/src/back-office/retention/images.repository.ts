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
