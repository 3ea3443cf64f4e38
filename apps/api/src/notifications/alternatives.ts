import { minutesOf } from '@freely/domain/clock-time';
import { londonClock } from '@freely/domain/london-time';
import { type Category, categoriesOf, serviceTypes } from '@freely/domain/service-types';
import type { BookingView } from '../booking/bookings/index.ts';
import type { Db } from '../infrastructure/database/index.ts';
import { AppError } from '../kernel/errors/index.ts';
import { listStartTimes } from '../market/availability/index.ts';
import { type Nearby, practitionersNear } from '../market/search/index.ts';
import { categoryOf } from './alternatives.repository.ts';

/** Another practitioner who is free for the same treatments. */
export interface Alternative extends Nearby {
  /** `HH:mm` on the day of the booking: their free time that is nearest to the booked one. */
  time: string;
  /** The public profile, with the search that found it, and the treatments and the time for the dialog. */
  path: string;
}

const candidateLimit = 12;
const alternativeLimit = 3;

/**
 * Who could take over a booking that its practitioner cancelled (D25): live, near the same place,
 * offering all of its treatments, and free on the day. The nearest in time first, at most three.
 */
export async function findAlternatives(db: Db, booking: BookingView): Promise<Alternative[]> {
  const { day, time } = londonClock(booking.starts_at);
  const mostExpensive = booking.items.toSorted((a, b) => b.unit_price - a.unit_price)[0];
  if (!mostExpensive || booking.starts_at <= booking.now) return [];
  const { lat, lon, location_type: kind } = booking;
  const query = {
    point: { lat, lon },
    kind,
    treatmentId: mostExpensive.id,
    day,
    most: candidateLimit,
  };
  const [found, search] = await Promise.all([
    practitionersNear(db, query),
    searchOf(db, booking, mostExpensive.id, day),
  ]);

  const free: Alternative[] = [];
  for (const each of found) {
    if ([booking.practitioner_id, booking.customer_id].includes(each.id)) continue;
    const nearest = nearestTo(time, await timesOf(db, each.id, booking, day));
    if (!nearest) continue;
    const path = `/practitioner-search/profile/${each.id}?${search}&time=${nearest}`;
    free.push({ ...each, time: nearest, path });
  }

  return free
    .sort((a, b) => minutesBetween(a.time, time) - minutesBetween(b.time, time))
    .slice(0, alternativeLimit);
}

/** Empty when they do not offer all of the treatments. */
async function timesOf(
  db: Db,
  practitionerId: number,
  { items, location_type: locationType, lat, lon }: BookingView,
  date: string,
): Promise<string[]> {
  try {
    const times = await listStartTimes(db, {
      viewerId: null,
      home: { lat, lon },
      practitionerId,
      locationType,
      salonId: null,
      subServiceIds: unitsOf(items),
      date,
    });
    return Array.isArray(times) ? times : Object.values(times).flat();
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
}

/** What a profile page needs to know: the place of the booking, its day and its treatments. */
async function searchOf(
  db: Db,
  { items, lat, lon, city, postcode, location_type: location }: BookingView,
  treatmentId: number,
  date: string,
): Promise<URLSearchParams> {
  const slug = await categoryOf(db, treatmentId);
  const type = serviceTypes.find((each) => categoriesOf[each].includes(slug as Category));

  return new URLSearchParams({
    address: `${city}, ${postcode}`,
    town: city,
    lat: lat.toFixed(7),
    lon: lon.toFixed(7),
    type: type ?? serviceTypes[0],
    location,
    date,
    treatment: String(treatmentId),
    treatments: unitsOf(items).join(','),
  });
}

/** One id for each unit of quantity. */
const unitsOf = (items: BookingView['items']): number[] =>
  items.flatMap(({ id, quantity }) => Array<number>(quantity).fill(id));

const minutesBetween = (one: string, other: string) => Math.abs(minutesOf(one) - minutesOf(other));

function nearestTo(time: string, times: readonly string[]): string | undefined {
  return times.toSorted((a, b) => minutesBetween(a, time) - minutesBetween(b, time))[0];
}
