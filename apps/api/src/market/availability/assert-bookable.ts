import { travelsTo } from '@freely/domain/geo';
import { londonInstant } from '@freely/domain/london-time';
import { type SlotRefusal, slotRefusal } from '@freely/domain/slots';
import { longestRoad } from '@freely/domain/travel-time';
import type { Trx } from '../../infrastructure/database/index.ts';
import { AppError, type ErrorMessage, notFound } from '../../kernel/errors/index.ts';
import { agreedPlace } from './agreed-place.ts';
import { type Calendar, type PlaceCalendar, readCalendar } from './calendar.repository.ts';
import type { RequestedSlot } from './requested-slot.ts';
import { reachesOn, scheduleAt } from './travel.ts';

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
 * @throws {AppError} not_found for a new booking with a practitioner who is not live; invalid for a place that is not
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
  const { movedFrom, customerPoint: home, customerId } = requested;
  // Who takes no new bookings still keeps those that were made, and may have to move one (D97).
  if (!isLive && !movedFrom) throw notFound('availability.notBookable');

  const place =
    (movedFrom && calendar.places.length === 0 && (await agreedPlace(trx, requested))) ||
    choosePlace(calendar, requested);
  const start = londonInstant(date, time);
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
  // Requests with such a time are refused by the contract.
  off_grid: unavailable,
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
    const field = requested.salonId === null ? 'location_type' : 'salon_id';
    throw invalid(field, `availability.nowhere.${requested.locationType}`);
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
