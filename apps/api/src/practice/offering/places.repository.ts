import type { Insertable, Updateable } from 'kysely';
import type { Database, Db, Trx } from '../../infrastructure/database/index.ts';

export function findMobile(db: Db, practitionerId: number) {
  return db
    .selectFrom('mobile_bases')
    .selectAll()
    .where('practitioner_id', '=', practitionerId)
    .executeTakeFirst();
}

export function listSalons(db: Db, practitionerId: number) {
  return db
    .selectFrom('salons')
    .selectAll()
    .where('practitioner_id', '=', practitionerId)
    .orderBy('id')
    .execute();
}

/** A practitioner travels from one place: a new base replaces the old one. */
export async function putMobile(
  trx: Trx,
  base: Insertable<Database['mobile_bases']>,
): Promise<void> {
  const { practitioner_id: _, ...change } = base;
  await trx
    .insertInto('mobile_bases')
    .values(base)
    .onConflict((conflict) => conflict.column('practitioner_id').doUpdateSet(change))
    .execute();
}

export async function insertSalons(
  trx: Trx,
  salons: Insertable<Database['salons']>[],
): Promise<number[]> {
  const made = await trx.insertInto('salons').values(salons).returning('id').execute();

  return made.map(({ id }) => id).sort((one, other) => one - other);
}

export async function updateMobile(
  trx: Trx,
  practitionerId: number,
  change: Updateable<Database['mobile_bases']>,
): Promise<void> {
  await trx
    .updateTable('mobile_bases')
    .set(change)
    .where('practitioner_id', '=', practitionerId)
    .execute();
}

/** False when the practitioner has no such salon. */
export async function updateSalon(
  trx: Trx,
  { id, practitionerId }: { id: number; practitionerId: number },
  change: Updateable<Database['salons']>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('salons')
    .set(change)
    .where('id', '=', id)
    .where('practitioner_id', '=', practitionerId)
    .executeTakeFirst();

  return numUpdatedRows > 0n;
}
