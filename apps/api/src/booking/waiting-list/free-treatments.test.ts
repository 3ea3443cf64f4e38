// Nobody can wait for what is never offered.
import { joinWaitingList, type WaitingWish } from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestPractitioner } from '../../../test/support/make-practitioner.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { wishFor } from '../../../test/support/waiting-wish.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const join = async (grace: TestPractitioner, changes: Partial<WaitingWish> = {}) => {
  const bob = await api.makeCustomer();
  const body = wishFor(grace, changes);

  return api.call(joinWaitingList, { body }, { as: bob });
};

test('what costs nothing has no waiting list, since nothing of it is offered', async () => {
  const grace = await api.makePractitioner({ offers: [{ price: 0, duration: 30 }] });
  const { status, body } = await join(grace);

  expect([status, body.message]).toEqual([
    422,
    'There is no waiting list for treatments that are free of charge. Please look for another time.',
  ]);
  expect(Object.keys(body.errors ?? {})).toEqual(['services_ids']);
});

test('it has one where the way costs something, beside what is paid, and with anybody', async () => {
  const offers = [
    { price: 0, duration: 30 },
    { price: 2000, duration: 30 },
  ];
  const grace = await api.makePractitioner({ offers });
  const maya = await api.makePractitioner({ offers, mobile: { callOutCharge: 500 } });
  const both = grace.offers.map(({ subServiceId }) => subServiceId);

  expect((await join(maya)).status).toBe(201);
  expect((await join(grace, { services_ids: both })).status).toBe(201);
  expect((await join(grace, { practitioner_id: null })).status).toBe(201);
});
