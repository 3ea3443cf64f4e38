import { sql } from 'kysely';
import type { Db } from '../../infrastructure/database/index.ts';

/** The URLs of all images in use. */
export async function listImageSrcs(db: Db): Promise<string[]> {
  const { rows } = await sql<{ src: string }>`
    select src from work_images
    union all select avatar_src from users where avatar_src is not null`.execute(db);

  return rows.map(({ src }) => src);
}
