import { type Day, londonDay } from '@freely/domain/london-time';
import type { Db } from '../../database/transaction.ts';

/** An automated note on a public profile: no customer, no treatment (D31, D39). */
export interface CancellationNote {
  id: number;
  /** London day of the cancellation. */
  date: string;
  text: string;
}

/** What customers should know before they book: the newest first. */
export async function cancellationNotes(
  db: Db,
  practitionerId: number,
): Promise<CancellationNote[]> {
  const rows = await db
    .selectFrom('penalties')
    .innerJoin('bookings', 'bookings.id', 'penalties.booking_id')
    .select(['penalties.id', 'penalties.created_at', 'bookings.starts_at'])
    .where('penalties.practitioner_id', '=', practitionerId)
    .where('penalties.waived_at', 'is', null)
    .orderBy('penalties.created_at', 'desc')
    .limit(50)
    .execute();

  return rows.map(({ id, created_at: at, starts_at: start }) => ({
    id,
    date: londonDay(at),
    text: `The practitioner cancelled an appointment ${ahead(daysBetween(londonDay(at), londonDay(start)))}. This is an automated note.`,
  }));
}

/** London days are as far apart as the same days of UTC, which all have 24 hours. */
function daysBetween(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

function ahead(days: number): string {
  if (days === 0) return 'on its day';

  return days === 1 ? 'one day ahead' : `${days} days ahead`;
}
