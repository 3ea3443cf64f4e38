// A hold that we offer to somebody on a waiting list. It is like any other, but for the limits of unpaid
// holds: the customer did not take it themselves (D86).
import type { HomeAddress } from '@freely/api-client/contract';
import { bookingPrice } from '@freely/domain/booking-price';
import type { ClockTime } from '@freely/domain/clock-time';
import type { Day } from '@freely/domain/london-time';
import { isPayable } from '@freely/domain/treatment-price';
import type { Deps } from '../../deps.ts';
import type { Trx } from '../../infrastructure/database/index.ts';
import { AppError } from '../../kernel/errors/index.ts';
import { assertBookable } from '../../market/availability/index.ts';
import { recordEvent } from '../bookings/index.ts';
import { claimDiscount } from '../loyalty/index.ts';
import { planPatchTest } from '../patch-tests/index.ts';
import {
  callOutChargeOf,
  insertBooking,
  insertItems,
  offersOf,
  salonPlace,
} from './checkout.repository.ts';
import { homePlace } from './draft-place.ts';
import { linesOf } from './draft-price.ts';
import { dropStaleHolds } from './expire-hold.ts';

export interface OfferedTime {
  practitionerId: number;
  customerId: number;
  servicesIds: readonly number[];
  date: Day;
  time: ClockTime;
  /** Null is a home visit, which needs the address. */
  salonId: number | null;
  address: HomeAddress | null;
}

/**
 * Holds a time for somebody who did not ask for it now. Returns null for a time that cannot be booked,
 * and for a price that cannot be paid by card: what is free of charge would be confirmed at once.
 * Call it under the practitioner's lock, then the customer's.
 */
export async function holdOffered(
  trx: Trx,
  deps: Pick<Deps, 'jobs' | 'events'>,
  offered: OfferedTime,
): Promise<{ id: number; startsAt: Date; endsAt: Date } | null> {
  try {
    return await hold(trx, deps, offered);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

async function hold(
  trx: Trx,
  deps: Pick<Deps, 'jobs' | 'events'>,
  { practitionerId, customerId, servicesIds, date, time, salonId, address }: OfferedTime,
) {
  const lines = linesOf(servicesIds, await offersOf(trx, practitionerId, servicesIds));
  const locationType = salonId === null ? 'mobile' : 'salon';
  const slot = await assertBookable(trx, {
    practitionerId,
    customerId,
    date,
    time,
    durationMinutes: lines.reduce((sum, line) => sum + line.unitDuration * line.quantity, 0),
    locationType,
    salonId,
    customerPoint: address && { lat: address.location.lat, lon: address.location.lng },
  });
  // A time that needs a patch test before it is not offered: nobody has chosen a time for the test.
  await planPatchTest(trx, {
    practitionerId,
    customerId,
    treatmentIds: servicesIds,
    treatedAt: slot.startsAt,
    time: null,
    place: { locationType, salonId, customerPoint: null },
  });
  const callOutCharge = salonId === null ? await callOutChargeOf(trx, practitionerId) : 0;
  const discount = await claimDiscount(trx, customerId, practitionerId);
  const price = bookingPrice(lines, callOutCharge, discount?.percent ?? 0);
  if (price.total === 0 || !isPayable(price.total)) return null;

  await dropStaleHolds(trx, deps, practitionerId, slot.holdsFrom, slot.holdsTo);
  const { id, holdUntil } = await insertBooking(trx, {
    ...slot,
    practitionerId,
    customerId,
    locationType,
    place: salonId === null ? homePlace({ address }) : await salonPlace(trx, salonId),
    callOutCharge,
    discountPercent: discount?.percent ?? 0,
    discountAmount: price.discountAmount,
    discountMark: discount?.mark ?? null,
    total: price.total,
    wasOffered: true,
  });
  await insertItems(trx, id, lines);
  await recordEvent(trx, id, 'offered');
  await deps.jobs.enqueue(trx, 'expire-hold', { bookingId: id }, { startAfter: holdUntil });

  return { id, startsAt: slot.startsAt, endsAt: slot.endsAt };
}
