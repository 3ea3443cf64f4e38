import { daysBetween, londonDay } from '@freely/domain/london-time';
import type { CancelledAppointment } from './practitioners.repository.ts';

/** An automated note on a public profile: no customer, no treatment (D31, D39). */
export interface CancellationNote {
  id: number;
  /** London day of the cancellation. */
  date: string;
  text: string;
}

/** The note about a cancelled appointment. */
export function cancellationNote({
  id,
  created_at: at,
  starts_at: start,
}: CancelledAppointment): CancellationNote {
  return {
    id,
    date: londonDay(at),
    text: `The practitioner cancelled an appointment ${when(daysBetween(londonDay(at), londonDay(start)))}. This is an automated note.`,
  };
}

function when(daysAhead: number): string {
  if (daysAhead === 0) return 'on the day';

  return daysAhead === 1 ? 'one day before its date' : `${daysAhead} days before its date`;
}
