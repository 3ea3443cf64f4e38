// "Why am I not shown?": the reasons of the engine that makes the list of start times, in full.
import type { NotOfferedReason, NotShownReason, WhyNot } from '@freely/api-client/contract';
import type { Day } from '@freely/domain/london-time';
import { explainStartTimes, type SlotReason } from '@freely/domain/slots';
import type { Db } from '../../database/transaction.ts';
import { AppError, notFound } from '../../http/app-error.ts';
import {
  type OwnBooked,
  type OwnCalendar,
  type OwnPlace,
  type OwnTimeOff,
  readOwnCalendar,
} from './own-calendar.repository.ts';

interface Question {
  practitionerId: number;
  locationType: 'mobile' | 'salon';
  /** May be null where the practitioner has one salon (D49). */
  salonId: number | null;
  subServiceIds: readonly number[];
  date: Day;
}

/** @throws {AppError} not_found for a salon of another; invalid when a salon is to be chosen. */
export async function explainDay(db: Db, question: Question): Promise<WhyNot> {
  const calendar = await readOwnCalendar(db, question);
  const place = choosePlace(calendar.places, question);
  const duration = totalMinutes(calendar, question.subServiceIds);
  const notShown = reasonsNotToShow(calendar, place);
  const explained = explainStartTimes(
    question.date,
    duration,
    { week: place?.week ?? {}, timeOff: calendar.timeOff, booked: calendar.booked },
    calendar.rules,
  );

  return {
    not_shown: notShown,
    duration,
    starts: explained.map(({ time, reasons }) => ({
      time,
      offered: notShown.length === 0 && reasons.length === 0,
      reasons: withoutRepeats(reasons.map(presentReason)),
    })),
  };
}

/** Undefined when the practitioner has no such place at all. */
function choosePlace(places: OwnPlace[], { locationType, salonId }: Question) {
  if (locationType === 'mobile') return places[0];
  if (salonId !== null) {
    const chosen = places.find((place) => place.salonId === salonId);
    if (!chosen) throw notFound('Salon not found');

    return chosen;
  }
  if (places.length > 1) {
    const message = 'Please choose a salon';
    throw new AppError('invalid', message, { salon_id: [message] });
  }

  return places[0];
}

function totalMinutes({ treatments }: OwnCalendar, ids: readonly number[]): number {
  return ids.reduce((sum, id) => {
    const treatment = treatments[id];
    if (!treatment) {
      const message = 'This treatment is not in our list';
      throw new AppError('invalid', message, { 'sub_service[]': [message] });
    }

    return sum + treatment.minutes;
  }, 0);
}

/** The conditions of being live (D30), of which the view live_places is the other form. */
function reasonsNotToShow(calendar: OwnCalendar, place: OwnPlace | undefined): NotShownReason[] {
  const holds: [boolean, NotShownReason][] = [
    [calendar.isApproved, 'not_approved'],
    [calendar.isActive, 'inactive'],
    [calendar.onboardingStep >= 5, 'not_onboarded'],
    [Object.values(calendar.treatments).every(({ isPriced }) => isPriced), 'no_price'],
    [place?.isEnabled ?? false, 'location_off'],
    [place !== undefined && Object.keys(place.week).length > 0, 'no_hours'],
  ];

  return holds.flatMap(([isFine, reason]) => (isFine ? [] : [reason]));
}

type Presented = WhyNot['starts'][number]['reasons'][number];

const names = {
  // Times come from the grid.
  off_grid: 'outside_hours',
  skipped_by_clocks: 'clock_change',
  past: 'past',
  too_soon: 'notice',
  too_far_ahead: 'horizon',
  day_off: 'outside_hours',
  outside_hours: 'outside_hours',
  in_break: 'break',
} as const satisfies Record<string, NotOfferedReason>;

function presentReason(told: SlotReason<OwnTimeOff, OwnBooked>): Presented {
  switch (told.refusal) {
    case 'in_time_off':
      return {
        reason: told.by.isElsewhere ? 'external_calendar' : 'time_off',
        title: told.by.title,
      };
    case 'booked':
      return { reason: told.by.isTravel ? 'travel' : 'booking' };
    case 'no_travel_time':
      return { reason: 'travel' };
    default:
      return { reason: names[told.refusal] };
  }
}

/** Two bookings in the way are one reason, two times off by their names are two. */
function withoutRepeats(reasons: Presented[]): Presented[] {
  return reasons.filter(
    ({ reason, title }, index) =>
      index === reasons.findIndex((each) => each.reason === reason && each.title === title),
  );
}
