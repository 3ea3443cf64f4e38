import { sql } from 'kysely';
import { lockPractitioner, type Trx } from '../../database/transaction.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { type Actor, lockBooking } from '../bookings/index.ts';
import { callOff, type Side } from './call-off.ts';

/**
 * Calls off everything that somebody has ahead of them, as one side of it or as both. What has
 * begun already takes its course.
 */
export async function cancelAhead(
  trx: Trx,
  jobs: Jobs,
  actor: Actor,
  sides: readonly Side[],
): Promise<void> {
  const ahead = await bookingsAhead(trx, actor.id, sides);
  // Always in this order, so that no two wait for each other.
  const practitioners = new Set([actor.id, ...ahead.map((each) => each.practitioner_id)]);
  for (const id of [...practitioners].sort((a, b) => a - b)) await lockPractitioner(trx, id);

  // Once more, under the locks: one may have been made or moved in between.
  for (const { id, practitioner_id } of await bookingsAhead(trx, actor.id, sides)) {
    const booking = practitioners.has(practitioner_id) ? await lockBooking(trx, id) : null;
    if (!booking) continue;
    const by = booking.practitioner_id === actor.id ? 'practitioner' : 'customer';
    await callOff(trx, jobs, booking, by, actor);
  }
}

function bookingsAhead(trx: Trx, userId: number, sides: readonly Side[]) {
  return trx
    .selectFrom('bookings')
    .select(['id', 'practitioner_id'])
    .where('status', 'in', ['held', 'confirmed'])
    .where('starts_at', '>', sql<Date>`clock_timestamp()`)
    .where((eb) => eb.or(sides.map((side) => eb(`${side}_id`, '=', userId))))
    .orderBy('id')
    .execute();
}
