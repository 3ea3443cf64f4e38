import type {
  Availability,
  AvailabilityChange,
  OwnAvailability,
} from '@freely/api-client/contract';
import type { Db, Trx } from '../../infrastructure/database/index.ts';
import { AppError, notFound } from '../../kernel/errors/index.ts';
import { listHours, type PlaceHours, replaceHours } from './hours.repository.ts';
import { findMobile, listSalons } from './places.repository.ts';
import { daysOf, mergeDays, weekOf } from './week-plan.ts';

/** Every location of the practitioner with its week, also those without hours. */
export async function readAvailability(db: Db, practitionerId: number): Promise<OwnAvailability> {
  const hours = await listHours(db, practitionerId);
  const weekAt = (place: number | null) =>
    weekOf(hours.find(({ salonId }) => salonId === place)?.days ?? []);
  const mobile = await findMobile(db, practitionerId);
  const salons = await listSalons(db, practitionerId);

  return {
    ...(mobile ? { '1': weekAt(null) } : {}),
    '2': Object.fromEntries(salons.map(({ id }) => [String(id), weekAt(id)])),
  };
}

/**
 * Replaces the hours of the given locations, or merges the change if it says what it was made from; other locations
 * stay as they are. Existing bookings keep their time. Call it under the practitioner's lock.
 * @throws {AppError} for a location of another practitioner, and for a day that was changed in the meantime.
 */
export async function saveHours(
  trx: Trx,
  practitionerId: number,
  { seen, ...availability }: AvailabilityChange,
): Promise<void> {
  const wanted = placesOf(availability);
  const merge = seen && mergeWith(await listHours(trx, practitionerId), placesOf(seen));
  const mobile = await findMobile(trx, practitionerId);
  const salons = await listSalons(trx, practitionerId);
  for (const { salonId } of wanted) {
    if (salonId !== null && !salons.some(({ id }) => id === salonId)) {
      throw notFound('places.salonNotFound');
    }
  }
  for (const place of wanted) {
    if (place.salonId !== null || mobile) {
      await replaceHours(trx, practitionerId, merge ? merge(place) : place);
    } else if (place.days.length > 0) throw withoutBase();
  }
}

/** The wizard requires at least one working day at each location. */
export async function requireDayAtEachPlace(trx: Trx, practitionerId: number): Promise<void> {
  const hours = await listHours(trx, practitionerId);
  const mobile = await findMobile(trx, practitionerId);
  const salons = await listSalons(trx, practitionerId);
  const places = [...(mobile ? [null] : []), ...salons.map(({ id }) => id)];
  const idle = places.find((place) => !hours.some(({ salonId }) => salonId === place));
  if (idle === undefined) return;

  const message = 'places.needsDay';
  throw new AppError('invalid', message, { [idle === null ? '1' : `2.${idle}`]: [message] });
}

function placesOf(availability: Availability): PlaceHours[] {
  const { 1: mobile, 2: salons } = availability;

  return [
    ...(mobile === undefined ? [] : [{ salonId: null, days: daysOf(mobile) }]),
    ...Object.entries(salons ?? {}).map(([id, week]) => ({
      salonId: Number(id),
      days: daysOf(week),
    })),
  ];
}

/** Merges the wanted hours of a location, unless the change was not made from any hours there. */
function mergeWith(now: readonly PlaceHours[], seen: readonly PlaceHours[]) {
  return ({ salonId, days: wanted }: PlaceHours): PlaceHours => {
    const daysIn = (places: readonly PlaceHours[]) =>
      places.find((place) => place.salonId === salonId)?.days;
    const before = daysIn(seen);
    const days = before ? mergeDays({ now: daysIn(now) ?? [], seen: before, wanted }) : wanted;
    if (!days) throw new AppError('conflict', 'places.hoursChanged');

    return { salonId, days };
  };
}

function withoutBase(): AppError {
  const message = 'places.needsMobile';

  return new AppError('invalid', message, { '1': [message] });
}
