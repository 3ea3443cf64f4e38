// Who has chosen one of several salons waits for a time there, and is offered none at another.
import {
  cancelByCustomer,
  changeWaitingEntry,
  joinWaitingList,
  type WaitingWish,
  waitingList,
} from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestPractitioner } from '../../../test/support/make-practitioner.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import { confirmedBooking } from '../../../test/support/paid-booking.ts';
import { startTestMarket, type TestMarket } from '../../../test/support/start-test-market.ts';
import { wishFor } from '../../../test/support/waiting-wish.ts';
import { offerFreedSlot } from './index.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await startTestMarket({ worker: false });
});
afterAll(() => market.close());

const salons = [{ name: 'Number Nine' }, { name: 'The Loft' }];

async function twoSalons() {
  const grace = await market.makePractitioner({ salons });
  const bob = await market.makeCustomer();

  return { grace, bob, loft: grace.salonIds[1]! };
}

const atSalon = (grace: TestPractitioner, changes: Partial<WaitingWish> = {}): WaitingWish =>
  wishFor(grace, { location_type: 'salon', address: null, ...changes });
const join = (grace: TestPractitioner, as: TestUser, changes: Partial<WaitingWish>) =>
  market.call(joinWaitingList, { body: atSalon(grace, changes) }, { as });
const listOf = async (as: TestUser) => (await market.call(waitingList, {}, { as })).body;
const switchOff = (salonId: number) =>
  market.db.updateTable('salons').set({ enabled: false }).where('id', '=', salonId).execute();

/** A time that somebody has booked is cancelled, and offered as the worker does. */
async function freeATime(grace: TestPractitioner): Promise<void> {
  const { id, ada } = await confirmedBooking(market, { grace });
  await market.call(cancelByCustomer, { params: { id: String(id) }, body: {} }, { as: ada });
  const open = await market.db
    .selectFrom('freed_slots')
    .select('id')
    .where('closed_at', 'is', null)
    .where('practitioner_id', '=', grace.id)
    .execute();
  for (const each of open) await offerFreedSlot(market.deps, each.id);
}

test('a time is offered at the salon that was chosen, which entry and offer name', async () => {
  const { grace, bob, loft } = await twoSalons();
  const salon = { id: loft, name: 'The Loft', town: 'London' };
  const { status, body } = await join(grace, bob, { salon_id: loft });
  expect([status, body.entry.salon]).toEqual([201, { ...salon, is_open: true }]);
  await freeATime(grace);

  const [offer] = (await listOf(bob)).offers;
  expect(offer).toMatchObject({ status: 'open', salon });
  expect(await market.bookingRow(offer!.booking_id)).toMatchObject({ salon_id: loft });
});

test('any salon of theirs will do where none was chosen', async () => {
  const { grace, bob } = await twoSalons();
  const { body } = await join(grace, bob, {});
  expect(body.entry.salon).toBeNull();
  await freeATime(grace);

  expect((await listOf(bob)).offers).toMatchObject([{ salon: { name: 'Number Nine' } }]);
});

test('of a salon that is switched off nothing is offered, and the entry says so', async () => {
  const { grace, bob, loft } = await twoSalons();
  const { body } = await join(grace, bob, { salon_id: loft });
  await switchOff(loft);
  await freeATime(grace);

  const { entries, offers } = await listOf(bob);
  expect(offers).toEqual([]);
  expect(entries).toMatchObject([
    { status: 'waiting', problem: 'treatment_gone', salon: { is_open: false } },
  ]);
  const changed = await market.call(
    changeWaitingEntry,
    { params: { id: String(body.entry.id) }, body: atSalon(grace, { salon_id: loft }) },
    { as: bob },
  );
  expect(changed).toMatchObject({ status: 422, body: { errors: { salon_id: expect.anything() } } });
});

test('nobody waits for a salon of somebody else, or without a practitioner', async () => {
  const { grace, bob } = await twoSalons();
  const { loft: elsewhere } = await twoSalons();
  const near = { city: 'London', location: { lat: grace.lat, lng: grace.lon } };

  for (const changes of [{}, { practitioner_id: null, near }]) {
    const { status, body } = await join(grace, bob, { salon_id: elsewhere, ...changes });
    expect([status, body]).toEqual([
      422,
      expect.objectContaining({ errors: { salon_id: [expect.any(String)] } }),
    ]);
  }
});

test('a change that names no salon, as earlier releases send it, keeps the one that was chosen', async () => {
  const { grace, bob, loft } = await twoSalons();
  const { body: joined } = await join(grace, bob, { salon_id: loft });
  const change = async (changes: Partial<WaitingWish>) => {
    const params = { id: String(joined.entry.id) };
    const body = atSalon(grace, changes);

    return (await market.call(changeWaitingEntry, { params, body }, { as: bob })).body.entry;
  };

  expect(await change({ weekdays: [1] })).toMatchObject({ weekdays: [1], salon: { id: loft } });
  expect(await change({ salon_id: null })).toMatchObject({ salon: null });
});

test('the same at two salons is two wishes', async () => {
  const { grace, bob } = await twoSalons();
  const statuses: number[] = [];
  for (const salon_id of [...grace.salonIds, grace.salonIds[1]!]) {
    statuses.push((await join(grace, bob, { salon_id })).status);
  }

  expect(statuses).toEqual([201, 201, 409]);
});
