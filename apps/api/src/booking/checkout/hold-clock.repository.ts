// A hold that is changed and still takes a time that it had keeps its clock (D101).
import { sql } from 'kysely';
import type { Trx } from '../../infrastructure/database/index.ts';

/**
 * When the time to pay is over that is already running for one of these visits.
 *
 * @param earlier the holds that the new one replaces, and those that these had replaced
 * @param visits of the new hold: its own, and that of its patch test
 * @returns null when none of the visits was held, or only by a hold that is over
 */
export async function runningClock(
  trx: Trx,
  earlier: readonly number[],
  visits: readonly { startsAt: Date; endsAt: Date }[],
): Promise<Date | null> {
  if (earlier.length === 0) return null;
  const times = visits.map(({ startsAt, endsAt }) => sql`tstzrange(${startsAt}, ${endsAt})`);
  const { rows } = await sql<{ end: Date | null }>`
    select min(hold_until) as end
    from bookings
    where id = any (array(
        select unnest(${earlier}::bigint[])
        union all
        select visit_id from patch_tests where booking_id = any (${earlier}::bigint[])))
      and hold_until > clock_timestamp()
      and tstzrange(starts_at, ends_at) && any (array[${sql.join(times)}])`.execute(trx);

  return rows[0]?.end ?? null;
}

/**
 * Who changes a hold at the last moment has this long to pay. Each change counts as a move, so it cannot be
 * repeated for long.
 */
export const shortestMinutes = 2;

/** The end of a new hold: after so many minutes, or when a clock that is running already is over. */
export function holdEnd(minutes: 'offer_minutes' | 'hold_minutes', running: Date | null) {
  const whole = sql<Date>`clock_timestamp() + interval '1 minute'
    * (select ${sql.ref(minutes)} from settings)`;
  if (running === null) return whole;

  return sql<Date>`least(${whole},
    greatest(${running}, clock_timestamp() + interval '1 minute' * ${shortestMinutes}::int))`;
}
