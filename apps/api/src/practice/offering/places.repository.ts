import { type Insertable, sql, type Updateable } from 'kysely';
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

interface OwnSalon {
  id: number;
  practitionerId: number;
}

/** Undefined when the practitioner has no such salon. */
export function findSalon(trx: Trx, { id, practitionerId }: OwnSalon) {
  return trx
    .selectFrom('salons')
    .selectAll()
    .where('id', '=', id)
    .where('practitioner_id', '=', practitionerId)
    .executeTakeFirst();
}

/** Confirmed bookings to come, and open holds: of both, the visits that have not begun. */
export function bookingsAtSalon(trx: Trx, { id, practitionerId }: OwnSalon) {
  return trx
    .selectFrom('bookings')
    .select([
      'id',
      'starts_at',
      'ends_at',
      sql<Date | null>`case status when 'held' then hold_until end`.as('hold_until'),
    ])
    .where('practitioner_id', '=', practitionerId)
    .where('salon_id', '=', id)
    .where('starts_at', '>', sql<Date>`clock_timestamp()`)
    .where(
      sql<boolean>`(status = 'confirmed' or status = 'held' and hold_until > clock_timestamp())`,
    )
    .orderBy('starts_at')
    .execute();
}

export async function insertMobile(
  trx: Trx,
  base: Insertable<Database['mobile_bases']>,
): Promise<void> {
  await trx.insertInto('mobile_bases').values(base).execute();
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

export async function updateSalon(
  trx: Trx,
  id: number,
  change: Updateable<Database['salons']>,
): Promise<void> {
  await trx.updateTable('salons').set(change).where('id', '=', id).execute();
}
