import { fullDate } from '@freely/domain/format-date';
import { londonClock } from '@freely/domain/london-time';
import { formatPounds, poundsOf } from '@freely/domain/money';
import type { BookingView } from '../../booking/bookings/index.ts';
import type { Translate } from '../../kernel/messages/index.ts';

export { placeOf, treatmentsOf } from '../../booking/calendar/index.ts';

/** The parts of a booking, formatted the same way in every mail. */

export function dateOf({ starts_at }: BookingView): string {
  return fullDate(londonClock(starts_at).day);
}

export function timeOf({ starts_at, ends_at }: BookingView, t: Translate): string {
  return t('time.range', { from: londonClock(starts_at).time, to: londonClock(ends_at).time });
}

export const money = (pence: number) => formatPounds(poundsOf(pence));

/** Paid and not cancelled since: only then is a confirmation still true. */
export function isConfirmedOrCompleted({ status }: BookingView): boolean {
  return status === 'confirmed' || status === 'completed';
}
