// Offers a time that became free to those who wait for it, in the order of joining. Which times are free
// is decided by the rules of availability, as for everybody else; what is held, by the constraints of the
// database.
import { londonDay } from '@freely/domain/london-time';
import { rangesOverlap } from '@freely/domain/time-range';
import { isWaitedFor } from '@freely/domain/waiting-list';
import type { Deps } from '../../deps.ts';
import { inTransaction, lockPractitioner, type Trx } from '../../infrastructure/database/index.ts';
import { type FreeTime, freeTimesNear, measureRoads } from '../../market/availability/index.ts';
import { holdOffered } from '../checkout/index.ts';
import { offerMade } from '../events/index.ts';
import { lockCustomer } from '../loyalty/index.ts';
import {
  addressOf,
  type EntryRow,
  findWaiting,
  lockWaiting,
  pointOf,
  timesOf,
} from './entries.repository.ts';
import {
  candidatesFor,
  closeSlot,
  type FreedSlot,
  lockOpenSlot,
  openSlots,
} from './freed-slots.repository.ts';
import {
  hasBeenOffered,
  hasOpenOffer,
  insertOffer,
  pausedUntil,
  unwantedTimes,
} from './offers.repository.ts';

type OfferDeps = Pick<Deps, 'db' | 'jobs' | 'events' | 'roads'>;

/**
 * Asks everybody whom the time fits, one after the other: a long time may suit several. Each offer is a
 * transaction of its own, so a job that dies goes on where it was; whoever was asked is not asked again.
 */
export async function offerFreedSlot(deps: OfferDeps, freedSlotId: number): Promise<void> {
  const found = await inTransaction(deps.db, async (trx) => {
    const freed = await lockOpenSlot(trx, freedSlotId);

    return freed && { freed, entries: await candidatesFor(trx, freed) };
  });
  if (!found) return;

  const failures: unknown[] = [];
  for (const entryId of found.entries) {
    await measureRoadsOf(deps, found.freed, entryId);
    // Who cannot be asked must not keep the time from those behind them.
    await inTransaction(
      deps.db,
      (trx) => offerTo(trx, deps, found.freed, entryId),
      'offer-slot',
    ).catch((error) => failures.push(error));
  }
  // The job tries again, and leaves out whoever was asked.
  if (failures.length > 0) throw failures[0];
  await inTransaction(deps.db, (trx) => closeSlot(trx, freedSlotId), 'close-freed-slot');
}

/** The sweep finds the times whose job was lost. */
export async function requeueOpenSlots({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): Promise<void> {
  const open = await openSlots(db);
  await inTransaction(db, async (trx) => {
    for (const freedSlotId of open) await jobs.enqueue(trx, 'offer-freed-slot', { freedSlotId });
  });
}

async function offerTo(
  trx: Trx,
  deps: OfferDeps,
  freed: FreedSlot,
  entryId: number,
): Promise<void> {
  const { practitionerId, originId } = freed;
  await lockPractitioner(trx, practitionerId);
  if (!(await lockOpenSlot(trx, freed.id))) return;
  const entry = await lockWaiting(trx, entryId);
  if (!entry) return;
  const customerId = entry.customer_id;
  await lockCustomer(trx, customerId);
  if (await hasOpenOffer(trx, customerId)) return;
  if (await hasBeenOffered(trx, { entryId, originId })) return;
  if ((await pausedUntil(trx, customerId)) !== null) return;

  const held = await holdFirstFitting(trx, deps, freed, entry);
  if (!held) return;
  const offered = { bookingId: held.id, entryId, originId, customerId, practitionerId };
  await insertOffer(trx, { ...offered, ...held });
  await deps.events.publish(trx, offerMade, { booking: { id: held.id, customer_id: customerId } });
}

/** So that nobody is offered a time that the practitioner cannot be there in time for. */
async function measureRoadsOf(deps: OfferDeps, freed: FreedSlot, entryId: number): Promise<void> {
  if (!deps.roads) return;
  const entry = await findWaiting(deps.db, entryId);
  if (!entry) return;
  await measureRoads(deps, {
    practitionerId: freed.practitionerId,
    locationType: entry.location_type,
    salonId: entry.salon_id,
    home: pointOf(entry),
    from: londonDay(new Date(freed.from)),
    to: lastDayOf(freed, entry),
  });
}

const lastDayOf = (freed: FreedSlot, entry: EntryRow) => {
  const last = londonDay(new Date(freed.to));

  return last < entry.until_day ? last : entry.until_day;
};

/** A visit fits when it takes some of the time that became free; one that takes nothing else comes first. */
async function holdFirstFitting(trx: Trx, deps: OfferDeps, freed: FreedSlot, entry: EntryRow) {
  const { practitionerId } = freed;
  const customerId = entry.customer_id;
  const free = await freeTimesNear(trx, {
    practitionerId,
    customerId,
    locationType: entry.location_type,
    salonId: entry.salon_id,
    subServiceIds: entry.services_ids,
    near: pointOf(entry),
    miles: entry.practitioner_id === null ? entry.miles : Number.POSITIVE_INFINITY,
    from: londonDay(new Date(freed.from)),
    to: lastDayOf(freed, entry),
  });
  const unwanted = await unwantedTimes(trx, entry, practitionerId);
  const hold = ({ date, time, salonId }: FreeTime) =>
    holdOffered(trx, deps, {
      practitionerId,
      customerId,
      servicesIds: entry.services_ids,
      date,
      time,
      salonId,
      address: addressOf(entry),
    });
  const besides: FreeTime[] = [];
  for (const each of free) {
    const { date, time, visit } = each;
    const fits =
      isWaitedFor(date, time, timesOf(entry)) &&
      rangesOverlap(visit, freed) &&
      !unwanted.some((taken) => rangesOverlap(taken, visit));
    if (!fits) continue;
    if (visit.from < freed.from || visit.to > freed.to) {
      besides.push(each);
      continue;
    }
    const held = await hold(each);
    if (held) return held;
  }
  for (const each of besides) {
    const held = await hold(each);
    if (held) return held;
  }

  return null;
}
