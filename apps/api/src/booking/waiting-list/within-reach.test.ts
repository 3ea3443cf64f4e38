// Nobody waits for a practitioner who would not come: the same is refused as of a booking, and in the same words.
import {
  changeWaitingEntry,
  createBooking,
  joinWaitingList,
  practitionerWaiting,
  type WaitingWish,
} from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freeSlot, type TestPractitioner } from '../../../test/support/make-practitioner.ts';
import { setTravel, stops } from '../../../test/support/roads.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { draftFor } from '../../../test/support/start-test-market.ts';
import { wishFor } from '../../../test/support/waiting-wish.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const join = async (grace: TestPractitioner, changes: Partial<WaitingWish> = {}) => {
  const body = wishFor(grace, changes);
  return api.call(joinWaitingList, { body }, { as: await api.makeCustomer() });
};
/** Across the town: nearly six miles. */
const farFrom = (grace: TestPractitioner) => {
  const { address } = draftFor(grace);
  if (!address) throw new Error('A home visit has an address');
  const { lat, lon, postcode } = stops.islington;

  return { ...address, postcode, location: { lat, lng: lon } };
};
const tooFar = [422, { address: ['This address is too far away for the practitioner'] }];

test('an address out of reach is refused as by a booking, and counted nowhere', async () => {
  const grace = await api.makePractitioner({ mobile: { travelMiles: 3 } });
  const address = farFrom(grace);
  const booked = await api.call(
    createBooking,
    { body: draftFor(grace, { ...freeSlot(), address }) },
    { as: await api.makeCustomer() },
  );
  expect([booked.status, booked.body.errors]).toEqual(tooFar);

  const { status, body } = await join(grace, { address });

  expect([status, body.errors]).toEqual(tooFar);
  const counted = await api.call(practitionerWaiting, {}, { as: grace });
  expect(counted.body).toEqual({ for_you: 0, for_anybody: 0 });
  expect((await join(grace, { address, practitioner_id: null })).status).toBe(201);
});

test('an entry is not changed to such an address', async () => {
  const grace = await api.makePractitioner({ mobile: { travelMiles: 3 } });
  const bob = await api.makeCustomer();
  const { body: joined } = await api.call(joinWaitingList, { body: wishFor(grace) }, { as: bob });

  const { status, body } = await api.call(
    changeWaitingEntry,
    {
      params: { id: String(joined.entry.id) },
      body: wishFor(grace, { address: farFrom(grace) }),
    },
    { as: bob },
  );

  expect([status, body.errors]).toEqual(tooFar);
});

test('an address that is within reach on other weekdays only is refused, too', async () => {
  const grace = await api.makePractitioner({ mobile: { travelMiles: 30 } });
  const milesByDay = [3, null, 3, 3, 3, 3, 3];
  await setTravel(api.db, grace.id, { way: 'car', milesByDay });
  const address = farFrom(grace);

  const refused = await join(grace, { address, weekdays: [0, 2, 6] });

  expect([refused.status, refused.body.errors]).toEqual(tooFar);
  expect((await join(grace, { address, weekdays: [0, 1] })).status).toBe(201);
});

test('so is a kind of visit that the practitioner does not offer', async () => {
  const [home, salon] = [
    await api.makePractitioner(),
    await api.makePractitioner({ mobile: null, salons: [{}] }),
  ];

  const away = await join(salon);
  const inside = await join(home, { location_type: 'salon', address: null });

  expect([away.status, away.body.errors]).toEqual([
    422,
    { location_type: ['This practitioner does not take bookings at home'] },
  ]);
  expect([inside.status, inside.body.errors]).toEqual([
    422,
    { location_type: ['This practitioner does not take bookings at this salon'] },
  ]);
});

test('of a practitioner who cannot be booked, the practitioner is named and not the treatment', async () => {
  const grace = await api.makePractitioner();
  const paused = await api.makePractitioner({ approved: false });
  for (const practitioner_id of [999_999_999, paused.id]) {
    const { status, body } = await join(grace, { practitioner_id });

    expect([status, body.errors]).toEqual([
      422,
      { practitioner_id: ['This practitioner cannot be booked at the moment'] },
    ]);
  }
});
