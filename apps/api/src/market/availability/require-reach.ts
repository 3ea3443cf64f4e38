import { type Point, travelsTo } from '@freely/domain/geo';
import { londonDay } from '@freely/domain/london-time';
import type { Db } from '../../infrastructure/database/index.ts';
import { AppError, type ErrorMessage } from '../../kernel/errors/index.ts';
import { readCalendar } from './calendar.repository.ts';

interface Sought {
  practitionerId: number;
  locationType: 'mobile' | 'salon';
  /** Null: any salon. */
  salonId: number | null;
  /** Where a home visit would be. */
  home: Point | null;
  /** On which days of the week, Sunday first. */
  weekdays: readonly number[];
}

/**
 * Refuses places at which the practitioner could be booked on no day, in the words of a booking.
 * @throws {AppError} invalid, under the field that is wrong
 */
export async function requireReach(db: Db, sought: Sought): Promise<void> {
  const { locationType, home, weekdays } = sought;
  const today = londonDay(new Date());
  const { places, travel } = await readCalendar(db, {
    ...sought,
    subServiceIds: [],
    from: today,
    to: today,
  });
  const [place] = places;
  if (place === undefined) {
    const field = sought.salonId === null ? 'location_type' : 'salon_id';
    throw invalid(field, `availability.nowhere.${locationType}`);
  }
  if (place.salonId !== null || home === null) return;
  const milesOn = (weekday: number) => travel?.milesByDay[weekday] ?? place.travelMiles;
  const isReached = weekdays.some((weekday) =>
    travelsTo(place, Math.min(place.travelMiles, milesOn(weekday)), home),
  );
  if (!isReached) throw invalid('address', 'availability.tooFar');
}

const invalid = (field: string, message: ErrorMessage) =>
  new AppError('invalid', message, { [field]: [message] });
