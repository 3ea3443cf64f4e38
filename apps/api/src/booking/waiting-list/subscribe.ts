// What happens to bookings and to practitioners' time, as it concerns those who wait. All of it in the
// transaction of the change, so no freed time is lost.
import type { Deps } from '../../deps.ts';
import type { Trx } from '../../infrastructure/database/index.ts';
import { accountClosed, accountSuspended } from '../../people/events/index.ts';
import { timeFreed } from '../../practice/events/index.ts';
import { bookingCancelled, bookingConfirmed, bookingMoved, holdReleased } from '../events/index.ts';
import { findEndedTest } from '../patch-tests/index.ts';
import { endEntry, leaveAll } from './entries.repository.ts';
import { insertFreedSlot, reopenSince } from './freed-slots.repository.ts';
import { endOffer, endOffersWith, originOf, takeOffer } from './offers.repository.ts';

type Freed = Parameters<typeof insertFreedSlot>[1];

export function subscribeWaitingList({ events, jobs }: Pick<Deps, 'events' | 'jobs'>): void {
  const queue = (trx: Trx, freedSlotId: number) =>
    jobs.enqueue(trx, 'offer-freed-slot', { freedSlotId });

  async function offer(trx: Trx, freed: Freed): Promise<void> {
    const id = await insertFreedSlot(trx, freed);
    if (id !== null) await queue(trx, id);
  }

  /** What became free while somebody had an offer, and so could not be offered to them. */
  async function offerSkipped(trx: Trx, ended: { customer_id: number; offered_at: Date }) {
    const { customer_id: customerId, offered_at: since } = ended;
    for (const id of await reopenSince(trx, customerId, since)) await queue(trx, id);
  }

  const timeOf = (booking: { practitioner_id: number; starts_at: Date; ends_at: Date }) => ({
    practitionerId: booking.practitioner_id,
    from: booking.starts_at,
    until: booking.ends_at,
  });

  /** The patch test of a booking that ends is a visit of its own, which ends with it. */
  async function offerPatchTest(trx: Trx, booking: { id: number }, reason: Freed['reason']) {
    const visit = await findEndedTest(trx, booking.id);
    if (visit) await offer(trx, { ...timeOf(visit), reason });
  }

  events.subscribe(bookingCancelled, async (trx, { booking, isTimeBlocked }) => {
    if (!isTimeBlocked) await offer(trx, { ...timeOf(booking), reason: 'cancelled' });
    await offerPatchTest(trx, booking, 'cancelled');
  });
  events.subscribe(bookingMoved, (trx, { booking }) =>
    offer(trx, { ...timeOf(booking), reason: 'moved' }),
  );
  events.subscribe(timeFreed, (trx, { why, ...freed }) => offer(trx, { ...freed, reason: why }));
  events.subscribe(holdReleased, async (trx, { booking, why, by }) => {
    const status = why === 'ended' ? 'missed' : 'refused';
    const ended = await endOffer(trx, booking.id, status, { withdrawn: by === 'practitioner' });
    if (ended) await offerSkipped(trx, ended);
    const originId = await originOf(trx, booking.id);
    await offer(trx, { ...timeOf(booking), reason: 'released', originId });
    await offerPatchTest(trx, booking, 'released');
  });
  events.subscribe(bookingConfirmed, async (trx, { booking }) => {
    const taken = await takeOffer(trx, booking.id);
    if (!taken) return;
    await endEntry(trx, taken.entry_id, 'booked');
    // They may wait for something else, too.
    await offerSkipped(trx, taken);
  });
  events.subscribe(accountClosed, async (trx, { user, sides }) => {
    if (sides.includes('customer')) await leaveAll(trx, user.id);
  });
  events.subscribe(accountSuspended, async (trx, { userId }) => {
    await leaveAll(trx, userId);
    for (const ended of await endOffersWith(trx, userId)) await offerSkipped(trx, ended);
  });
}
