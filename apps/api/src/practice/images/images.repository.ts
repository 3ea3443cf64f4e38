import { sql } from 'kysely';
import type { Db, Trx } from '../../infrastructure/database/index.ts';

export function listImages(db: Db, practitionerId: number) {
  return db
    .selectFrom('work_images')
    .select(['id', 'src'])
    .where('practitioner_id', '=', practitionerId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Adds the image after all others. */
export function insertImage(trx: Trx, practitionerId: number, src: string) {
  return trx
    .insertInto('work_images')
    .values((eb) => ({
      practitioner_id: practitionerId,
      src,
      position: eb
        .selectFrom('work_images')
        .select(({ fn, val }) => fn.coalesce(fn.max('position'), val(0)).as('last'))
        .where('practitioner_id', '=', practitionerId),
    }))
    .returning(['id', 'src'])
    .executeTakeFirstOrThrow();
}

/** Puts the images in the order of `ids`. */
export async function placeImages(
  trx: Trx,
  practitionerId: number,
  ids: readonly number[],
): Promise<void> {
  await sql`
    update work_images set position = wanted.place
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
    where work_images.id = wanted.id and practitioner_id = ${practitionerId}`.execute(trx);
}

/** Undefined when it is not an image of this practitioner. */
export function deleteImage(trx: Trx, practitionerId: number, id: number) {
  return trx
    .deleteFrom('work_images')
    .where('id', '=', id)
    .where('practitioner_id', '=', practitionerId)
    .returning('src')
    .executeTakeFirst();
}

/** Returns the previous avatar. */
export async function replaceAvatar(trx: Trx, userId: number, src: string): Promise<string | null> {
  const { avatar_src } = await trx
    .selectFrom('users')
    .select('avatar_src')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await trx.updateTable('users').set({ avatar_src: src }).where('id', '=', userId).execute();

  return avatar_src;
}

export async function listImageSrcs(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('work_images')
    .select('src')
    .where('practitioner_id', '=', userId)
    .unionAll(
      db
        .selectFrom('users')
        .select((eb) => eb.ref('avatar_src').$notNull().as('src'))
        .where('id', '=', userId)
        .where('avatar_src', 'is not', null),
    )
    .execute();

  return rows.map(({ src }) => src);
}

/**
 * Whether any user still shows the image. Demo images are shared by several users. Until
 * a backfill has seen them, rows of earlier releases hold a whole URL, which ends in the path.
 */
export async function isReferenced(db: Db, src: string): Promise<boolean> {
  const path = src.slice(Math.max(0, src.lastIndexOf('/files/')));
  const endsInPath = (column: string) =>
    sql<boolean>`right(${sql.ref(column)}, ${path.length}) = ${path}`;
  const found = await db
    .selectFrom('work_images')
    .select('src')
    .where(endsInPath('src'))
    .unionAll(
      db
        .selectFrom('users')
        .select((eb) => eb.ref('avatar_src').$notNull().as('src'))
        .where(endsInPath('avatar_src')),
    )
    .limit(1)
    .executeTakeFirst();

  return found !== undefined;
}
