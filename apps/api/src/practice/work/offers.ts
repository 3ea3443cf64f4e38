// The treatments that a practitioner offers. Bookings hold snapshots, so changes here do not affect
// them.
import type { OwnService, OwnServiceChange, SubServices } from '@freely/api-client/contract';
import { penceOf, poundsOf } from '@freely/domain/money';
import type { Db, Trx } from '../../infrastructure/database/index.ts';
import { AppError, notFound } from '../../kernel/errors/index.ts';

export async function listOwnOffers(db: Db, practitionerId: number): Promise<OwnService[]> {
  const rows = await offersOf(db, practitionerId).execute();

  return rows.map(present);
}

/** Adds several offers at once, for the wizard; existing ones are updated. */
export async function putOffers(
  trx: Trx,
  practitionerId: number,
  offers: SubServices,
): Promise<void> {
  const durations = await catalogueDurations(trx, Object.keys(offers).map(Number));
  const rows = Object.entries(offers).map(([id, { price, duration }]) => {
    const usual = durations.get(Number(id)) ?? unknownTreatment(id);
    return {
      practitioner_id: practitionerId,
      sub_service_id: Number(id),
      price: penceOf(price),
      duration: duration ?? usual,
    };
  });
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

/** @throws {AppError} when the practitioner already offers the treatment. */
export async function addOffer(
  trx: Trx,
  practitionerId: number,
  { sub_service_id: id, price, duration }: OwnServiceChange,
): Promise<OwnService> {
  const usual = (await catalogueDurations(trx, [id])).get(id) ?? unknownTreatment('sub_service_id');
  const { numInsertedOrUpdatedRows: added = 0n } = await trx
    .insertInto('offers')
    .values({
      practitioner_id: practitionerId,
      sub_service_id: id,
      price: penceOf(price),
      duration: duration ?? usual,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (added === 0n) throw new AppError('conflict', 'You offer this treatment already');

  return readOffer(trx, practitionerId, id);
}

export async function changeOffer(
  trx: Trx,
  practitionerId: number,
  { sub_service_id: id, price, duration }: OwnServiceChange,
): Promise<OwnService> {
  const { numUpdatedRows } = await trx
    .updateTable('offers')
    .set({ price: penceOf(price), ...(duration === undefined ? {} : { duration }) })
    .where('practitioner_id', '=', practitionerId)
    .where('sub_service_id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notOffered();

  return readOffer(trx, practitionerId, id);
}

export async function removeOffer(trx: Trx, practitionerId: number, id: number): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('offers')
    .where('practitioner_id', '=', practitionerId)
    .where('sub_service_id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notOffered();
}

function offersOf(db: Db, practitionerId: number) {
  return db
    .selectFrom('offers')
    .innerJoin('sub_services', 'sub_services.id', 'offers.sub_service_id')
    .select(['offers.sub_service_id', 'sub_services.name', 'offers.price', 'offers.duration'])
    .where('offers.practitioner_id', '=', practitionerId)
    .orderBy('sub_services.service_id')
    .orderBy('sub_services.position');
}

async function readOffer(db: Db, practitionerId: number, id: number): Promise<OwnService> {
  const row = await offersOf(db, practitionerId)
    .where('offers.sub_service_id', '=', id)
    .executeTakeFirstOrThrow();

  return present(row);
}

function present({ price, ...offer }: OwnService): OwnService {
  return { ...offer, price: poundsOf(price) };
}

/** The default durations of the treatments that exist, in minutes. */
async function catalogueDurations(trx: Trx, ids: number[]): Promise<Map<number, number>> {
  const rows = await trx
    .selectFrom('sub_services')
    .select(['id', 'default_duration'])
    .where('id', 'in', ids)
    .execute();

  return new Map(rows.map(({ id, default_duration }) => [id, default_duration]));
}

function unknownTreatment(field: string): never {
  const message = 'This treatment is not in our list';
  throw new AppError('invalid', message, { [field]: [message] });
}

const notOffered = () => notFound('You do not offer this treatment');
