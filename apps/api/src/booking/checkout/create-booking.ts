import { quantitiesOf } from '@freely/domain/booking-price';
import { londonInstant } from '@freely/domain/london-time';
import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import { subHours } from 'date-fns/subHours';
import type { Deps } from '../../deps.ts';
import { inTransaction, lockPractitioner, type Trx } from '../../infrastructure/database/index.ts';
import type { Actor } from '../../kernel/audit/index.ts';
import { AppError } from '../../kernel/errors/index.ts';
import { assertBookable, measureRoads } from '../../market/availability/index.ts';
import { lockBooking, recordEvent } from '../bookings/index.ts';
import { claimDiscount } from '../loyalty/index.ts';
import { planPatchTest } from '../patch-tests/index.ts';
import { carryOver } from './carry-over.repository.ts';
import {
  callOutChargeOf,
  insertBooking,
  insertItems,
  isActive,
  offersOf,
  salonPlace,
} from './checkout.repository.ts';
import { confirmBooking } from './confirm-booking.ts';
import { homePlace, pointOf, requireAddress } from './draft-place.ts';
import { agreedPrice, type Draft, linesOf } from './draft-price.ts';
import { ownHolds, replacedBefore } from './ending-holds.repository.ts';
import { dropReplacedHolds, dropStaleHolds, releaseStaleHolds } from './expire-hold.ts';
import { runningClock } from './hold-clock.repository.ts';
import {
  assertMayBookFree,
  assertMayHold,
  HoldRefused,
  rememberHold,
  reportRefusedHold,
} from './hold-limits.ts';
import { type CheckoutDeps, confirmPaidHolds } from './hold-payments.ts';
import {
  claimIdempotencyKey,
  findBookingByKey,
  saveBookingOfKey,
} from './idempotency.repository.ts';
import { refuseOverlap, refusePaid, requireOwn } from './own-bookings.ts';
import { insertPatchVisit } from './patch-visit.ts';
import { sameHold, type WantedHold } from './same-hold.repository.ts';

/** Holds a slot for a customer until they have paid (D16). Returns the booking's id. */
export async function createBooking(
  deps: CheckoutDeps,
  customer: Actor,
  draft: Draft,
  key: string | null,
  network: string,
): Promise<number> {
  if (draft.practitioner_id === customer.id) {
    throw new AppError('invalid', 'checkout.yourself');
  }
  await requireAddress(deps.db, draft);
  const call = key === null ? null : { userId: customer.id, key, body: draft };
  const earlier = call && (await findBookingByKey(deps.db, call));
  if (earlier) return earlier;
  const own = { practitionerId: draft.practitioner_id, customerId: customer.id };
  await requireOwn(deps.db, own, draft.replaces);
  await confirmPaidHolds(deps.payments, await ownHolds(deps.db, own));
  await releaseStaleHolds(deps, draft.practitioner_id, ...aroundDay(draft.date));
  await measureRoadsOf(deps, draft);

  const placed = inTransaction(
    deps.db,
    async (trx) => {
      await lockPractitioner(trx, draft.practitioner_id);
      const same = call && (await claimIdempotencyKey(trx, call));
      if (same) return same;
      await requireActive(trx, customer.id);
      const id = await hold(trx, deps, customer, draft, network);
      if (call) await saveBookingOfKey(trx, call, id);

      return id;
    },
    'hold',
  );

  return placed.catch(async (error: unknown) => {
    if (error instanceof HoldRefused) {
      await reportRefusedHold(deps, { customerId: customer.id, network }, error.refusal);
    }
    throw error;
  });
}

/** The list of times had them measured, unless somebody else has booked since, or it was another list. */
async function measureRoadsOf(deps: Pick<Deps, 'db' | 'roads'>, draft: Draft): Promise<void> {
  for (const { date } of [draft, ...(draft.patch_test ? [draft.patch_test] : [])]) {
    await measureRoads(deps, {
      practitionerId: draft.practitioner_id,
      locationType: draft.location_type,
      salonId: draft.salon_id ?? null,
      home: pointOf(draft),
      from: date,
      to: date,
    });
  }
}

/** Must run under the practitioner's lock. */
async function hold(
  trx: Trx,
  deps: Deps,
  customer: Actor,
  draft: Draft,
  network: string,
): Promise<number> {
  const { practitioner_id: practitionerId, location_type: locationType, replaces = 0 } = draft;
  const own = { practitionerId, customerId: customer.id };
  await refusePaid(trx, own, replaces);
  const lines = linesOf(
    draft.services_ids,
    await offersOf(trx, practitionerId, draft.services_ids),
  );
  const durationMinutes = lines.reduce((sum, line) => sum + line.unitDuration * line.quantity, 0);
  const start = londonInstant(draft.date, draft.start_time);
  const same = start && (await sameHold(trx, wantedHold(draft, customer, start)));
  if (same) return same;
  const replaced: number[] = [];
  const makeRoom = async (from: Date, to: Date) => {
    const wanted = { practitionerId, customerId: customer.id, replaces, from, to };
    const place = { home: pointOf(draft), salonId: draft.salon_id ?? null };
    replaced.push(...(await dropReplacedHolds(trx, deps, { ...wanted, ...place })));
  };
  if (start) {
    const end = addMinutes(start, durationMinutes);
    await refuseOverlap(trx, own, start, end);
    await makeRoom(start, end);
  }
  const slot = await assertBookable(trx, {
    practitionerId,
    customerId: customer.id,
    date: draft.date,
    time: draft.start_time,
    durationMinutes,
    locationType,
    salonId: draft.salon_id ?? null,
    customerPoint: pointOf(draft),
  });
  await dropStaleHolds(trx, deps, practitionerId, slot.holdsFrom, slot.holdsTo);
  const test = await planPatchTest(trx, {
    practitionerId,
    customerId: customer.id,
    treatmentIds: draft.services_ids,
    treatedAt: slot.startsAt,
    time: draft.patch_test ?? null,
    place: { locationType, salonId: slot.salonId, customerPoint: pointOf(draft) },
    makeRoom,
  });

  // The price that is compared below: another one is refused.
  const isFree = draft.total_amount === 0;
  const wanted = { practitionerId, customerId: customer.id, network, isFree, ...slot };
  await assertMayHold(trx, { ...wanted, test: test?.slot ?? null });

  const isMobile = locationType === 'mobile';
  const callOutCharge = isMobile ? await callOutChargeOf(trx, practitionerId) : 0;
  const discount = await claimDiscount(trx, customer.id, practitionerId);
  const priced = test ? [...lines, { unitPrice: test.price, quantity: 1 }] : lines;
  const price = agreedPrice(draft, priced, callOutCharge, discount);
  if (price.total === 0) await assertMayBookFree(trx, customer.id);
  // With what those had replaced: another tab may still name any of them.
  const before = [...replaced, ...(await replacedBefore(trx, replaced))];
  const visits = test ? [slot, test.slot] : [slot];
  const visit = {
    practitionerId,
    customerId: customer.id,
    locationType,
    runningClock: await runningClock(trx, before, visits),
    place: slot.salonId === null ? homePlace(draft) : await salonPlace(trx, slot.salonId),
  };
  const { id, holdUntil } = await insertBooking(trx, {
    ...visit,
    ...slot,
    callOutCharge,
    discountPercent: discount?.percent ?? 0,
    discountAmount: price.discountAmount,
    discountMark: discount?.mark ?? null,
    total: price.total,
  });
  await insertItems(trx, id, lines);
  await carryOver(trx, replaced, id);
  if (test) await insertPatchVisit(trx, deps, { visit, bookingId: id, test });
  await recordEvent(trx, id, 'held', customer, before.length > 0 ? { replaces: before } : {});
  await rememberHold(trx, id, network);
  if (price.total > 0) {
    await deps.jobs.enqueue(trx, 'expire-hold', { bookingId: id }, { startAfter: holdUntil });
  } else {
    // There is nothing to pay, so the booking is confirmed at once.
    const held = await lockBooking(trx, id);
    if (held) await confirmBooking(trx, deps.events, held);
  }

  return id;
}

/** An inactive account makes no new bookings; those that are made already go on (D72). */
async function requireActive(trx: Trx, customerId: number): Promise<void> {
  if (await isActive(trx, customerId)) return;
  const message = 'checkout.inactive';
  throw new AppError('wrong_state', message, { active: [message] });
}

function wantedHold(draft: Draft, customer: Actor, startsAt: Date): WantedHold {
  return {
    practitionerId: draft.practitioner_id,
    customerId: customer.id,
    startsAt,
    quantities: quantitiesOf(draft.services_ids),
    salonId: draft.salon_id ?? null,
    home: draft.location_type === 'mobile' ? homePlace(draft) : null,
    patchTest: draft.patch_test ?? null,
    total: draft.total_amount,
    discount: draft.discount_amount,
    replaces: draft.replaces ?? 0,
  };
}

/** Wide enough for a London day with travel on both sides. */
function aroundDay(date: string): [Date, Date] {
  const midnight = new Date(`${date}T00:00:00Z`);

  return [subHours(midnight, 24), addHours(midnight, 48)];
}
