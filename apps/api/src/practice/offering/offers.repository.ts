import type { Insertable } from 'kysely';
import type { Database, Db, Trx } from '../../infrastructure/database/index.ts';

type NewOffer = Insertable<Database['offers']>;

/** The offers of a practitioner, in the order of the catalogue. */
export function offersOf(db: Db, practitionerId: number) {
  return db
    .selectFrom('offers')
    .innerJoin('sub_services', 'sub_services.id', 'offers.sub_service_id')
    .select(['offers.sub_service_id', 'sub_services.name', 'offers.price', 'offers.duration'])
    .where('offers.practitioner_id', '=', practitionerId)
    .orderBy('sub_services.service_id')
    .orderBy('sub_services.position');
}

export async function upsertOffers(trx: Trx, rows: readonly NewOffer[]): Promise<void> {
  await trx
    .insertInto('offers')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['practitioner_id', 'sub_service_id']).doUpdateSet((eb) => ({
        price: eb.ref('excluded.price'),
        duration: eb.ref('excluded.duration'),
      })),
    )
    .execute();
}

/** False when the practitioner offers the treatment already. */
export async function insertOffer(trx: Trx, offer: NewOffer): Promise<boolean> {
  const { numInsertedOrUpdatedRows: added = 0n } = await trx
    .insertInto('offers')
    .values(offer)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();

  return added > 0n;
}

/** False when the practitioner does not offer the treatment; so does `deleteOffer`. */
export async function updateOffer(
  trx: Trx,
  practitionerId: number,
  id: number,
  change: { price: number; duration?: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('offers')
    .set(change)
    .where('practitioner_id', '=', practitionerId)
    .where('sub_service_id', '=', id)
    .executeTakeFirst();

  return numUpdatedRows > 0n;
}

export async function deleteOffer(trx: Trx, practitionerId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('offers')
    .where('practitioner_id', '=', practitionerId)
    .where('sub_service_id', '=', id)
    .executeTakeFirst();

  return numDeletedRows > 0n;
}

/** The default durations of the treatments that exist, in minutes. */
export async function catalogueDurations(trx: Trx, ids: number[]): Promise<Map<number, number>> {
  const rows = await trx
    .selectFrom('sub_services')
    .select(['id', 'default_duration'])
    .where('id', 'in', ids)
    .execute();

  return new Map(rows.map(({ id, default_duration }) => [id, default_duration]));
}
