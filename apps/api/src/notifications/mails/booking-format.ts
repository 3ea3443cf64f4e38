import { fullDate } from '@freely/domain/format-date';
import { londonClock } from '@freely/domain/london-time';
import { formatPounds, poundsOf } from '@freely/domain/money';
import type { BookingView } from '../../booking/bookings/index.ts';
import type { AboutBooking } from '../mail-facts.ts';

export { placeOf, treatmentsOf } from '../../booking/calendar/index.ts';

/** The parts of a booking, formatted the same way in every mail. */

/** The way to questions that wait for an answer (D89). */
export const questionsLink = ({ booking, shellUrl }: AboutBooking) =>
  booking.questionnaires_due === 0
    ? {}
    : {
        links: [
          {
            label: 'Answer the questions before your visit',
            about: `${booking.practitioner_name} needs your answers before the treatment`,
            url: `${shellUrl}/customer/questions/${booking.id}`,
          },
        ],
      };

export function dateOf({ starts_at }: BookingView): string {
  return fullDate(londonClock(starts_at).day);
}

export function timeOf({ starts_at, ends_at }: BookingView): string {
  return `${londonClock(starts_at).time} to ${londonClock(ends_at).time}`;
}

/** The fact about the visit before the treatment; none where there is no such visit. */
export function patchTestFact({ patch_test: test }: BookingView): [string, string][] {
  if (test === null) return [];
  const { day, time } = londonClock(new Date(test.starts_at));

  return [['Patch test', `${fullDate(day)}, ${time}`]];
}

export const money = (pence: number) => formatPounds(poundsOf(pence));

/** Paid and not cancelled since: only then is a confirmation still true. */
export function isConfirmedOrCompleted({ status }: BookingView): boolean {
  return status === 'confirmed' || status === 'completed';
}
