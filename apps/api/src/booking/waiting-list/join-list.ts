import type { joinWaitingList } from '@freely/api-client/contract';
import { minutesOf } from '@freely/domain/clock-time';
import { isAnyTimeLeft, waitingUntilRefusal } from '@freely/domain/waiting-list';
import type { InferOutput } from 'valibot';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Trx } from '../../infrastructure/database/index.ts';
import { AppError, type ErrorMessage } from '../../kernel/errors/index.ts';
import { requireReach } from '../../market/availability/index.ts';
import { findUnconfirmedEmail, requestOwnEmailConfirmation } from '../../people/accounts/index.ts';
import { requirePlace, requireTown } from '../../practice/gazetteer/index.ts';
import { isActive } from '../checkout/index.ts';
import { lockCustomer } from '../loyalty/index.ts';
import { refusalUntil } from '../patch-tests/index.ts';
import {
  countWaiting,
  type EntryRow,
  insertEntry,
  isLookedForAround,
  lockWaiting,
  type NewEntry,
  updateEntry,
  waitsForThis,
} from './entries.repository.ts';
import { notWaiting } from './not-waiting.ts';
import { canBeWaitedFor, isFreeOfCharge, isLive } from './waited-offers.repository.ts';

type Wish = InferOutput<NonNullable<(typeof joinWaitingList)['body']>>;
type ListDeps = Pick<Deps, 'db' | 'events'>;

/**
 * Puts a customer on a list. Offers come by mail and hold a time of somebody else's, so the email must be
 * confirmed: otherwise it mails the link again. Returns the entry's id.
 */
export async function joinList(deps: ListDeps, customerId: number, wish: Wish): Promise<number> {
  const entry = await entryOf(deps, customerId, wish);
  const joined = await inTransaction(deps.db, async (trx) => {
    await lockCustomer(trx, customerId);
    // It gets no news (D72), so no offer would reach it.
    if (!(await isActive(trx, customerId))) throw wrongState('checkout.inactive');
    if ((await findUnconfirmedEmail(trx, customerId)) !== null) {
      await requestOwnEmailConfirmation(trx, deps.events, customerId);
      return null;
    }
    const { waiting, most } = await requireUntil(trx, entry);
    await requireTested(trx, entry);
    if (await waitsForThis(trx, entry, null)) throw wrongState('waitingList.already');
    if (waiting >= most) throw wrongState(tooMany(most));

    return insertEntry(trx, entry);
  });
  if (joined === null) throw new AppError('invalid', unconfirmed);

  return joined;
}

/**
 * Changes what somebody waits for. Their place in the order stays. An entry whose last day has passed counts
 * no more, so it comes back only where there is room for it.
 */
export async function changeEntry(
  deps: ListDeps,
  id: number,
  customerId: number,
  wish: Wish,
): Promise<void> {
  const wished = await entryOf(deps, customerId, wish);
  await inTransaction(deps.db, async (trx) => {
    // The entry first, then its customer: in the order of those who offer a time.
    const before = await lockWaiting(trx, id);
    if (!before) throw await notWaiting(trx, id);
    // Earlier releases of the booking app know of no salon, and must not lose it.
    const isLeftOut = wish.salon_id === undefined && isSamePlace(wished, before);
    const entry = isLeftOut ? { ...wished, salonId: before.salon_id } : wished;
    await lockCustomer(trx, customerId);
    const { waiting, most, today } = await requireUntil(trx, entry);
    await requireTested(trx, entry);
    if (before.until_day < today && waiting >= most) throw wrongState(tooMany(most));
    if (await waitsForThis(trx, entry, id)) throw wrongState('waitingList.already');
    await updateEntry(trx, id, entry);
  });
}

const unconfirmed = 'waitingList.unconfirmed';
const tooMany = (most: number): ErrorMessage =>
  most === 0 ? 'waitingList.closed' : { key: 'waitingList.tooMany', values: { count: most } };
const wrongState = (message: ErrorMessage) => new AppError('wrong_state', message);

/** What is stored of a wish. @throws {AppError} invalid, under the field that is wrong. */
async function entryOf({ db }: ListDeps, customerId: number, wish: Wish): Promise<NewEntry> {
  const { address, practitioner_id: practitionerId, services_ids: servicesIds } = wish;
  if (practitionerId === customerId) throw new AppError('invalid', 'checkout.yourself');
  if (practitionerId !== null && !(await isLive(db, practitionerId))) {
    throw invalid('practitioner_id', 'availability.notBookable');
  }
  if (!(await canBeWaitedFor(db, { practitionerId, servicesIds }))) {
    throw invalid('services_ids', 'treatments.notOffered');
  }
  const locationType = wish.location_type;
  const isFree =
    practitionerId !== null &&
    (await isFreeOfCharge(db, { practitionerId, servicesIds, locationType }));
  if (isFree) throw invalid('services_ids', 'waitingList.free');
  const isMobile = locationType === 'mobile';
  const salonId = isMobile ? null : (wish.salon_id ?? null);
  if (salonId !== null && practitionerId === null) {
    throw invalid('salon_id', 'availability.nowhere.salon');
  }
  if (isMobile && address) await requirePlace(db, address, 'address');
  const near = isLookedForAround({ locationType, practitionerId }) ? wish.near : null;
  if (near) requireTown(near, 'near');
  if (practitionerId !== null) {
    const home =
      isMobile && address ? { lat: address.location.lat, lon: address.location.lng } : null;
    const { weekdays } = wish;
    await requireReach(db, { practitionerId, locationType, salonId, home, weekdays });
  }

  return {
    customerId,
    practitionerId,
    servicesIds,
    locationType,
    salonId,
    miles: wish.miles,
    place:
      isMobile && address
        ? {
            address: address.address,
            city: address.city,
            postcode: address.postcode.toUpperCase(),
            lat: address.location.lat,
            lon: address.location.lng,
          }
        : {
            address: '',
            city: near?.city ?? '',
            postcode: '',
            lat: near?.location.lat ?? null,
            lon: near?.location.lng ?? null,
          },
    times: {
      weekdays: wish.weekdays,
      fromMinute: minutesOf(wish.from),
      toMinute: minutesOf(wish.to),
      until: wish.until,
    },
  };
}

const isSamePlace = (wished: NewEntry, before: EntryRow) =>
  wished.practitionerId === before.practitioner_id && wished.locationType === before.location_type;

async function requireUntil(trx: Trx, { customerId, times }: NewEntry) {
  const counted = await countWaiting(trx, customerId);
  const { today, soonestDay, soonestMinute } = counted;
  const refusal = waitingUntilRefusal(times.until, today);
  if (refusal === 'past') throw invalid('until', 'waitingList.past');
  if (refusal === 'too_late') throw invalid('until', 'waitingList.tooLate');
  if (!isAnyTimeLeft(times, soonestDay, soonestMinute)) {
    throw invalid('until', 'waitingList.noDay');
  }

  return counted;
}

/** What needs a patch test first is offered to nobody: they would have to choose a time for the test. */
async function requireTested(
  trx: Trx,
  { customerId, practitionerId, servicesIds, times }: NewEntry,
): Promise<void> {
  if (practitionerId === null) return;
  const pair = { customerId, practitionerId };
  const refusal = await refusalUntil(trx, pair, servicesIds, times.until);
  if (refusal) throw invalid('services_ids', refusal);
}

function invalid(field: string, message: ErrorMessage): AppError {
  return new AppError('invalid', message, { [field]: [message] });
}
