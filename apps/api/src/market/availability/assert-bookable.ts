import { type Point, travelsTo } from '@freely/domain/geo';
import { type ClockTime, type Day, londonInstant } from '@freely/domain/london-time';
import { type SlotRefusal, slotRefusal } from '@freely/domain/slots';
import type { TimeRange } from '@freely/domain/time-range';
import { longestRoad } from '@freely/domain/travel-time';
import type { Trx } from '../../infrastructure/database/index.ts';
import { AppError, type ErrorMessage, notFound } from '../../kernel/errors/index.ts';
import { type Calendar, type PlaceCalendar, readCalendar } from './calendar.repository.ts';
import { reachesOn, scheduleAt } from './travel.ts';

export interface RequestedSlot {
  practitionerId: number;
  customerId: number;
  date: Day;
  time: ClockTime;
  /** Of the whole appointment: the sum of duration × quantity. */
  durationMinutes: number;
  locationType: 'mobile' | 'salon';
  /** May be null where the practitioner has one salon (D49). */
  salonId: number | null;
  /** Where the customer lives, for a home visit. A booking that is moved keeps its place. */
  customerPoint: Point | null;
  /** Time range of the booking that is being moved, in milliseconds; it does not block itself. */
  movedFrom?: TimeRange;
}

interface BookableSlot {
  startsAt: Date;
  endsAt: Date;
  /**
   * The blocked range includes the market's travel buffer on both sides (D10). The database adds the
   * roads of a practitioner who has them.
   */
  blockedFrom: Date;
  blockedTo: Date;
  /** Holds past their time may be in its way within these instants. */
  holdsFrom: Date;
  holdsTo: Date;
  /** Null is mobile. */
  salonId: number | null;
}

/**
 * Checks a requested slot by the same rules that list the start times, and returns its instants.
 * Call it under the practitioner's lock: then the slot stays free until the transaction ends.
 * @throws {AppError} not_found for a practitioner who is not live; invalid for a place that is not
 * possible; slot_taken for a time that cannot be booked, or no longer.
 */
export async function assertBookable(trx: Trx, requested: RequestedSlot): Promise<BookableSlot> {
  const { date, time, durationMinutes } = requested;
  const calendar = await readCalendar(trx, {
    ...requested,
    subServiceIds: [],
    home: requested.customerPoint,
    from: date,
    to: date,
  });
  const { isLive, travel, rules } = calendar;
  if (!isLive) throw notFound('availability.notBookable');

  const place = choosePlace(calendar, requested);
  const start = londonInstant(date, time);
  const { movedFrom, customerPoint: home, customerId } = requested;
  const around = { home, customerId, from: date, to: date };
  const schedule = scheduleAt(calendar, place, around, movedFrom ? [movedFrom] : []);
  const refusal = slotRefusal(date, time, durationMinutes, schedule, rules);
  if (refusal !== null || start === null) {
    throw new AppError('slot_taken', refusalMessages[refusal ?? 'skipped_by_clocks']);
  }
  const from = start.getTime();
  const to = from + durationMinutes * minute;
  const buffer = rules.bufferMinutes * minute;
  const near = travel ? longestRoad * minute : buffer;

  return {
    startsAt: start,
    endsAt: new Date(to),
    blockedFrom: new Date(from - buffer),
    blockedTo: new Date(to + buffer),
    holdsFrom: new Date(from - near),
    holdsTo: new Date(to + near),
    salonId: place.salonId,
  };
}

const minute = 60_000;
const unavailable = 'availability.taken';
const refusalMessages: Record<SlotRefusal, ErrorMessage> = {
  off_grid: 'availability.offGrid',
  skipped_by_clocks: 'availability.skippedByClocks',
  past: 'availability.past',
  too_soon: 'availability.tooSoon',
  too_far_ahead: 'availability.tooFarAhead',
  day_off: unavailable,
  outside_hours: unavailable,
  in_break: unavailable,
  in_time_off: unavailable,
  booked: unavailable,
  no_travel_time: unavailable,
  on_the_road: unavailable,
};

function choosePlace({ places, travel }: Calendar, requested: RequestedSlot): PlaceCalendar {
  const [place] = places;
  if (place === undefined) {
    throw invalid('location_type', `availability.nowhere.${requested.locationType}`);
  }
  if (places.length > 1) throw invalid('salon_id', 'availability.needsSalon');
  const { customerPoint: home, movedFrom, date } = requested;
  // Where a booking is moved to another time, its place was agreed on when it was made.
  if (place.salonId !== null || home === null || movedFrom) return place;
  if (!travelsTo(place, place.travelMiles, home)) {
    throw invalid('address', 'availability.tooFar');
  }
  if (!reachesOn(travel, place, home, date)) {
    throw invalid('address', 'availability.tooFarOnDay');
  }

  return place;
}

function invalid(field: string, message: ErrorMessage): AppError {
  return new AppError('invalid', message, { [field]: [message] });
}
