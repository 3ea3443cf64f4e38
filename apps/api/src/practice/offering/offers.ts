// The treatments that a practitioner offers. Bookings hold snapshots, so changes here do not affect
// them.
import type { OwnService, OwnServiceChange, SubServices } from '@freely/api-client/contract';
import { penceOf, poundsOf } from '@freely/domain/money';
import type { Db, Trx } from '../../infrastructure/database/index.ts';
import { AppError, notFound } from '../../kernel/errors/index.ts';
import {
  catalogueDurations,
  deleteOffer,
  insertOffer,
  offersOf,
  updateOffer,
  upsertOffers,
} from './offers.repository.ts';

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
  await upsertOffers(trx, rows);
}

/** @throws {AppError} when the practitioner already offers the treatment. */
export async function addOffer(
  trx: Trx,
  practitionerId: number,
  { sub_service_id: id, price, duration }: OwnServiceChange,
): Promise<OwnService> {
  const usual = (await catalogueDurations(trx, [id])).get(id) ?? unknownTreatment('sub_service_id');
  const isNew = await insertOffer(trx, {
    practitioner_id: practitionerId,
    sub_service_id: id,
    price: penceOf(price),
    duration: duration ?? usual,
  });
  if (!isNew) throw new AppError('conflict', 'treatments.offeredAlready');

  return readOffer(trx, practitionerId, id);
}

export async function changeOffer(
  trx: Trx,
  practitionerId: number,
  { sub_service_id: id, price, duration }: OwnServiceChange,
): Promise<OwnService> {
  const change = { price: penceOf(price), ...(duration === undefined ? {} : { duration }) };
  if (!(await updateOffer(trx, practitionerId, id, change))) throw notOffered();

  return readOffer(trx, practitionerId, id);
}

export async function removeOffer(trx: Trx, practitionerId: number, id: number): Promise<void> {
  if (!(await deleteOffer(trx, practitionerId, id))) throw notOffered();
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

function unknownTreatment(field: string): never {
  const message = 'treatments.unknown';
  throw new AppError('invalid', message, { [field]: [message] });
}

const notOffered = () => notFound('treatments.notYours');
