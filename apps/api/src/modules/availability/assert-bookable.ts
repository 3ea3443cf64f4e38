import { cellCentre, milesBetween, type Point } from '@freely/domain/geo';
import { type ClockTime, type Day, londonInstant } from '@freely/domain/london-time';
import { type Schedule, type SlotRefusal, slotRefusal } from '@freely/domain/slots';
import { rangesOverlap, type TimeRange } from '@freely/domain/time-range';
import type { Trx } from '../../database/transaction.ts';
import { AppError, notFound } from '../../http/app-error.ts';
import { type PlaceCalendar, readCalendar } from './calendar.repository.ts';

export interface WantedSlot {
  practitionerId: number;
  date: Day;
  time: ClockTime;
  /** Of the whole treatment: the sum of duration × quantity. */
  durationMinutes: number;
  locationType: 'mobile' | 'salon';
  /** May be null where the practitioner has one salon (D49). */
  salonId: number | null;
  /** Where the customer is, for a visit at home. */
  customerPoint: Point | null;
  /** Of a booking that is being moved, in milliseconds: its own time is free for it. */
  movedFrom?: TimeRange;
}

interface BookableSlot {
  startsAt: Date;
  endsAt: Date;
  /** The time that nobody else can have: with travel on both sides (D10). */
  blockedFrom: Date;
  blockedTo: Date;
  /** Null is mobile. */
  salonId: number | null;
}

/**
 * Says when a wanted slot is, by the rules that listed it. Ask under the practitioner's lock: then
 * the answer holds until the transaction ends.
 * @throws {AppError} not_found for a practitioner who is not live; invalid for a place that cannot
 * be; slot_taken for a time that cannot be booked, or no longer.
 */
export async function assertBookable(trx: Trx, wanted: WantedSlot): Promise<BookableSlot> {
  const { date, time, durationMinutes } = wanted;
  const { isLive, places, rules } = await readCalendar(trx, {
    ...wanted,
    subServiceIds: [],
    from: date,
    to: date,
  });
  if (!isLive) throw notFound('This practitioner cannot be booked at the moment');

  const place = choosePlace(places, wanted);
  const start = londonInstant(date, time);
  const schedule = scheduleFor(wanted, place);
  const refusal = slotRefusal(date, time, durationMinutes, schedule, rules);
  if (refusal !== null || start === null) {
    throw new AppError('slot_taken', wordsFor[refusal ?? 'skipped_by_clocks']);
  }
  const from = start.getTime();
  const to = from + durationMinutes * minute;
  const buffer = rules.bufferMinutes * minute;

  return {
    startsAt: start,
    endsAt: new Date(to),
    blockedFrom: new Date(from - buffer),
    blockedTo: new Date(to + buffer),
    salonId: place.salonId,
  };
}

const minute = 60_000;
const gone = 'This time is not available any more. Please choose another.';
const wordsFor: Record<SlotRefusal, string> = {
  off_grid: 'Appointments start every 15 minutes. Please choose a time from the list.',
  skipped_by_clocks: 'The clocks go forward over this time. Please choose another.',
  past: 'This time has passed. Please choose a later one.',
  too_soon: 'This time is too soon for the practitioner. Please choose a later one.',
  too_far_ahead: 'This date is too far ahead. Please choose an earlier one.',
  day_off: gone,
  outside_hours: gone,
  in_break: gone,
  in_time_off: gone,
  booked: gone,
  no_travel_time: gone,
};

/** No two bookings of a practitioner overlap, so what overlaps the moved one is itself. */
function scheduleFor({ movedFrom }: WantedSlot, { schedule }: PlaceCalendar): Schedule {
  if (!movedFrom) return schedule;

  return {
    ...schedule,
    booked: schedule.booked.filter((each) => !rangesOverlap(each, movedFrom)),
  };
}

function choosePlace(places: PlaceCalendar[], wanted: WantedSlot): PlaceCalendar {
  const [place] = places;
  if (place === undefined) {
    const where = wanted.locationType === 'mobile' ? 'at home' : 'at this salon';
    throw invalid('location_type', `This practitioner does not take bookings ${where}`);
  }
  if (places.length > 1) throw invalid('salon_id', 'Please choose a salon');
  if (place.salonId === null && wanted.customerPoint !== null) {
    // From the middle of the square, as in a search: a refusal tells no more than a result.
    const miles = milesBetween(cellCentre(place), wanted.customerPoint);
    if (miles > place.travelMiles) {
      throw invalid('address', 'This address is too far away for the practitioner');
    }
  }

  return place;
}

function invalid(field: string, message: string): AppError {
  return new AppError('invalid', message, { [field]: [message] });
}
