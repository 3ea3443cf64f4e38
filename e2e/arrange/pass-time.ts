import { executeSql } from './database.ts';

/** The practitioner may have another booking at that time, so later or earlier ones are tried. */
const MAX_ATTEMPTS = 24;

/** Moves a booking to this many hours from now (negative: ago), or to the next free time. */
export async function moveBooking(bookingId: number, hoursFromNow: number): Promise<void> {
  await untilFree(hoursFromNow < 0 ? -1 : 0.25, (hours) =>
    executeSql(
      `update bookings set starts_at = $2, ends_at = $2::timestamptz + (ends_at - starts_at),
         during = tstzrange($2, $2::timestamptz + (ends_at - starts_at)) where id = $1`,
      [bookingId, new Date(Date.now() + (hoursFromNow + hours) * 3_600_000)],
    ),
  );
}

/** Tries a move by no hours, then by one step more each time, until no other booking is in its way. */
async function untilFree(step: number, move: (hours: number) => Promise<unknown>): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    try {
      await move(attempt * step);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== '23P01') throw error;
    }
  }
  throw new Error(`There is no free time within ${MAX_ATTEMPTS} steps of ${step} hours`);
}

/** The visits of these bookings begin, as far from one another as they were, and what is due then happens. */
export async function beginVisits(...bookingIds: number[]): Promise<void> {
  // By whole hours, as there are treatments of three: of a quarter of an hour, all steps may meet one such visit.
  await untilFree(1, (hours) =>
    executeSql(
      `update bookings set starts_at = starts_at - ahead, ends_at = ends_at - ahead,
         during = tstzrange(starts_at - ahead, ends_at - ahead)
       from (select max(starts_at) - now() + interval '1 minute' + $2 * interval '1 hour' as ahead
         from bookings where id = any($1::bigint[])) latest
       where id = any($1::bigint[])`,
      [bookingIds, hours],
    ),
  );
  await executeSql(`insert into jobs.job (name, data) values ('sweep', null)`, []);
}

/** Makes a booking completed, three days ago. */
export async function completeBooking(bookingId: number): Promise<void> {
  await moveBooking(bookingId, -72);
  await executeSql(`update bookings set status = 'completed' where id = $1`, [bookingId]);
}

/** Makes the hold of a booking expire, as the worker does after 15 minutes. */
export async function expireHold(bookingId: number): Promise<void> {
  await executeSql(
    `update bookings set status = 'expired', hold_until = clock_timestamp() where id = $1`,
    [bookingId],
  );
}
