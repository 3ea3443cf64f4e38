// "Why am I not shown?": all reasons against each time, from the code that lists the start times.
import type { NotOfferedReason, NotShownReason, WhyNot } from '@freely/api-client/contract';
import { type Day, londonClock } from '@freely/domain/london-time';
import { isOnboarded } from '@freely/domain/onboarding';
import { explainStartTimes, type SlotReason } from '@freely/domain/slots';
import type { Stop } from '@freely/domain/travel-time';
import type { Db } from '../../infrastructure/database/index.ts';
import { AppError, notFound } from '../../kernel/errors/index.ts';
import { approvalOf } from '../../practice/profile/index.ts';
import {
  type OwnBusyInterval,
  type OwnCalendar,
  type OwnPlace,
  type OwnTimeOff,
  readOwnCalendar,
} from './own-calendar.repository.ts';
import { type OwnRoad, ownSchedule } from './own-roads.ts';
import { comesTo } from './travel.ts';

interface WhyNotQuery {
  practitionerId: number;
  locationType: 'mobile' | 'salon';
  /** May be null where the practitioner has one salon (D49). */
  salonId: number | null;
  subServiceIds: readonly number[];
  date: Day;
  /** Where the customer lives, for a home visit; null: anywhere. */
  home: Stop | null;
  /** Of the visit; default: as long as the treatments take. */
  minutes?: number | undefined;
}

/** @throws {AppError} not_found for another's salon; invalid when a salon must be chosen. */
export async function explainDay(db: Db, query: WhyNotQuery): Promise<WhyNot> {
  const calendar = await readOwnCalendar(db, query);
  const place = choosePlace(calendar.places, query);
  const duration = query.minutes ?? totalMinutes(calendar, query.subServiceIds);
  const notShown = reasonsNotToShow(calendar, place);
  const tooFar: Presented[] = isReached(calendar, query) ? [] : [{ reason: 'too_far' }];
  const explained = explainStartTimes(
    query.date,
    duration,
    ownSchedule(calendar, place, query),
    calendar.rules,
  );

  return {
    not_shown: notShown,
    approval: approvalOf(calendar.approved),
    duration,
    starts: explained.map(({ time, reasons }) => ({
      time,
      offered: notShown.length + tooFar.length + reasons.length === 0,
      reasons: withoutRepeats([...tooFar, ...reasons.map(presentReason)]),
    })),
  };
}

/** Whether they travel as far as the home, on any day and on this one. */
function isReached({ travel, base }: OwnCalendar, { locationType, home, date }: WhyNotQuery) {
  return locationType === 'salon' || base === null || comesTo(travel, base, home, date);
}

/** Undefined when the practitioner has no such place at all. */
function choosePlace(places: OwnPlace[], { locationType, salonId }: WhyNotQuery) {
  if (locationType === 'mobile') return places[0];
  if (salonId !== null) {
    const chosen = places.find((place) => place.salonId === salonId);
    if (!chosen) throw notFound('places.salonNotFound');

    return chosen;
  }
  if (places.length > 1) {
    const message = 'availability.needsSalon';
    throw new AppError('invalid', message, { salon_id: [message] });
  }

  return places[0];
}

function totalMinutes({ treatments }: OwnCalendar, ids: readonly number[]): number {
  return ids.reduce((sum, id) => {
    const treatment = treatments[id];
    if (!treatment) {
      const message = 'treatments.unknown';
      throw new AppError('invalid', message, { 'sub_service[]': [message] });
    }

    return sum + treatment.minutes;
  }, 0);
}

/** The conditions of being live (D30). Keep them the same as the view live_places. */
function reasonsNotToShow(calendar: OwnCalendar, place: OwnPlace | undefined): NotShownReason[] {
  const conditions: [boolean, NotShownReason][] = [
    [calendar.approved === true, 'not_approved'],
    [calendar.isActive, 'inactive'],
    [isOnboarded(calendar.onboardingStep), 'not_onboarded'],
    [calendar.hasPapers, 'papers'],
    [Object.values(calendar.treatments).every(({ isPriced }) => isPriced), 'no_price'],
    [place?.isEnabled ?? false, 'location_off'],
    [place !== undefined && Object.keys(place.week).length > 0, 'no_hours'],
  ];

  return conditions.flatMap(([isMet, reason]) => (isMet ? [] : [reason]));
}

type Presented = WhyNot['starts'][number]['reasons'][number];

const names = {
  // Never happens here, since the times come from the grid.
  off_grid: 'outside_hours',
  skipped_by_clocks: 'clock_change',
  past: 'past',
  too_soon: 'notice',
  too_far_ahead: 'horizon',
  day_off: 'outside_hours',
  outside_hours: 'outside_hours',
  in_break: 'break',
} as const satisfies Record<string, NotOfferedReason>;

const presentRoad = ({ start, end, to }: OwnRoad): Presented => ({
  reason: 'travel',
  road: { from: start, to: end, until: londonClock(new Date(to)).time },
});

function presentTravel({ roadFrom, roadTo, ...range }: OwnBusyInterval): Presented {
  return roadFrom && roadTo
    ? presentRoad({ ...range, start: roadFrom, end: roadTo })
    : { reason: 'travel' };
}

function presentReason(found: SlotReason<OwnTimeOff, OwnBusyInterval, OwnRoad>): Presented {
  switch (found.refusal) {
    case 'in_time_off':
      return {
        reason: found.by.isExternal ? 'external_calendar' : 'time_off',
        title: found.by.title,
      };
    case 'booked':
      return found.by.isTravel ? presentTravel(found.by) : { reason: 'booking' };
    case 'no_travel_time':
      return { reason: 'travel' };
    case 'on_the_road':
      return presentRoad(found.by);
    default:
      return { reason: names[found.refusal] };
  }
}

/** Two bookings in the way count as one reason, but time off counts by its title, a road by its ends. */
function withoutRepeats(reasons: Presented[]): Presented[] {
  const keys = reasons.map((each) => JSON.stringify(each));

  return reasons.filter((_, index) => index === keys.indexOf(keys[index] ?? ''));
}
