import { daysBetween, londonDay } from '@freely/domain/london-time';
import { marketLanguage, translatorFor } from '../../kernel/messages/index.ts';
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
    text: translatorFor(marketLanguage)('cancelledByPractitioner', {
      ns: 'api/bookings',
      count: daysBetween(londonDay(at), londonDay(start)),
    }),
  };
}
