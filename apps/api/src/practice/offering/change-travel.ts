import { type TravelChange, type TravelSettings, usualTravel } from '@freely/api-client/contract';
import type { Trx } from '../../infrastructure/database/index.ts';
import { AppError } from '../../kernel/errors/index.ts';
import { deleteTravel, findTravel, putTravel } from './travel.repository.ts';

/**
 * Changes the given parts of how a practitioner travels (D99). Null: roads are not counted any more; bookings keep
 * those that they have. Call it under the practitioner's lock.
 * @throws {AppError} for some of the parts after roads were switched off elsewhere.
 */
export async function changeTravel(
  trx: Trx,
  practitionerId: number,
  change: TravelChange | null,
): Promise<void> {
  if (change === null) return deleteTravel(trx, practitionerId);
  const { count, ...parts } = change;
  const now = await findTravel(trx, practitionerId);
  // Browsers that have an earlier release open send all parts, with the miles as a list, and not `count`.
  if (!now && !count && !isComplete(parts)) throw new AppError('conflict', 'places.travelIsOff');
  await putTravel(trx, practitionerId, merge(now ?? usualTravel, parts));
}

const isComplete = (parts: TravelChange): boolean =>
  Array.isArray(parts.miles_by_day) && Object.keys(usualTravel).every((part) => part in parts);

function merge(now: TravelSettings, change: TravelChange): TravelSettings {
  const { way = now.way, buffer = now.buffer, from_base = now.from_base } = change;
  const milesOn: Readonly<Record<number, number | null>> = change.miles_by_day ?? {};
  const miles_by_day = now.miles_by_day.map((miles, weekday) => {
    const changed = milesOn[weekday];
    return changed === undefined ? miles : changed;
  });

  return { way, buffer, from_base, miles_by_day };
}
