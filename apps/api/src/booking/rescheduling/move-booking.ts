import { fullDate } from '@freely/domain/format-date';
import { londonClock } from '@freely/domain/london-time';
import { isShortNotice } from '@freely/domain/rescheduling';
import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import type { Deps } from '../../deps.ts';
import { inTransaction, isSlotTaken, type Trx } from '../../infrastructure/database/index.ts';
import type { Actor } from '../../kernel/audit/index.ts';
import { AppError } from '../../kernel/errors/index.ts';
import { assertBookable } from '../../market/availability/index.ts';
import {
  type LockedBooking,
  lockBooking,
  recordEvent,
  requireUpcoming,
} from '../bookings/index.ts';
import { dropStaleHolds } from '../checkout/index.ts';
import { bookingMoved } from '../events/index.ts';
import { requireTimeBetween } from '../patch-tests/index.ts';
import { isBookedElsewhere, saveFreeAfterTest, saveMove } from './rescheduling.repository.ts';

export interface NewTime {
  /** London day and wall-clock time. */
  date: string;
  time: string;
  /** An ISO date-time: where the one who moves it believes it to be. */
  from?: string | undefined;
}

/**
 * Moves a practitioner's own paid booking to a free slot, by the same rules that list free slots
 * (D25). When the old or the new start is within 24 hours, or the customer is booked elsewhere at that time, they have
 * to accept, and can cancel free of charge until then; otherwise they can for a day (D104). Returns whether the
 * customer has to accept.
 * @throws 404 for somebody else's booking, 409 for one that has started or was moved meanwhile, or for a
 * time that is taken.
 */
export async function moveBooking(
  deps: Deps,
  id: number,
  practitioner: Actor,
  wanted: NewTime,
): Promise<boolean> {
  try {
    return await inTransaction(deps.db, async (trx) => {
      const booking = requireUpcoming(await lockBooking(trx, id), 'moved');
      requireUnmoved(booking, wanted);

      return moveLocked(trx, deps, booking, practitioner, wanted);
    });
  } catch (error) {
    // The exclusion constraint, the last line of defence should a rule above be wrong (D17).
    if (!isSlotTaken(error)) throw error;
    throw new AppError('slot_taken', 'availability.taken');
  }
}

/** In another tab, or on another device. @param from an ISO date-time; undefined asks nothing */
export function requireUnmoved(
  { starts_at: start }: LockedBooking,
  { from }: Pick<NewTime, 'from'>,
): void {
  if (from === undefined || new Date(from).getTime() === start.getTime()) return;
  const { day, time } = londonClock(start);
  throw new AppError('wrong_state', {
    key: 'bookings.movedMeanwhile',
    values: { date: fullDate(day), time },
  });
}

async function moveLocked(
  trx: Trx,
  deps: Deps,
  booking: LockedBooking,
  practitioner: Actor,
  { date, time }: NewTime,
): Promise<boolean> {
  const { id, practitioner_id: practitionerId, starts_at: before, now } = booking;
  const slot = await assertBookable(trx, {
    practitionerId,
    customerId: booking.customer_id,
    date,
    time,
    durationMinutes: differenceInMinutes(booking.ends_at, before),
    locationType: booking.location_type,
    salonId: booking.salon_id,
    customerPoint: { lat: booking.lat, lon: booking.lon },
    movedFrom: { from: before.getTime(), to: booking.ends_at.getTime() },
  });
  if (slot.startsAt.getTime() === before.getTime()) {
    throw new AppError('wrong_state', 'bookings.movedAlready');
  }
  await requireTimeBetween(trx, booking, slot.startsAt);
  await dropStaleHolds(trx, deps, practitionerId, slot.holdsFrom, slot.holdsTo);

  // The treatment stays free to cancel for a day after its patch test was moved, so there is nothing to accept.
  const awaitsCustomer =
    booking.awaits_customer ||
    (!booking.is_patch_test &&
      (isShortNotice({ from: before, to: slot.startsAt }, now) ||
        // Nobody can be at two places; that they are at another one is told to nobody.
        (await isBookedElsewhere(trx, booking, slot))));
  await saveMove(trx, booking, slot, awaitsCustomer);
  if (booking.is_patch_test) await saveFreeAfterTest(trx, booking);
  await recordEvent(trx, id, 'moved', practitioner, {
    from: before.toISOString(),
    to: slot.startsAt.toISOString(),
    awaits_customer: awaitsCustomer,
  });
  await deps.events.publish(trx, bookingMoved, { booking });

  return awaitsCustomer;
}
