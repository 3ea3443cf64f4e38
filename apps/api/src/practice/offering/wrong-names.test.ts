// What would be saved nowhere, since its name is wrong, is refused rather than confirmed.
import {
  changeAvailability,
  changeLocationTypes,
  ownAvailability,
  ownLocationTypes,
} from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const friday = { available: { from: '10:00', to: '12:00' } };
const notValid = (field: string) => [422, { [field]: ['This is not valid'] }];

test.each([
  ['mobile', { mobile: { friday } }],
  ['salon', { salon: {} }],
  ['3', { '3': { friday } }],
  ['01', { '01': {} }],
  ['mobile', { '1': { friday }, mobile: {} }],
])('work hours of a location %s, in %j', async (field, body) => {
  const as = await api.makePractitioner();
  const before = (await api.call(ownAvailability, {}, { as })).body;

  const refused = await api.call(changeAvailability, { body: body as never }, { as });

  expect([refused.status, refused.body.errors]).toEqual(notValid(field));
  expect((await api.call(ownAvailability, {}, { as })).body).toEqual(before);
});

test.each([
  ['mobil', { mobil: { disabled: true } }],
  ['1', { '1': { distance: 3 } }],
  ['salons', { mobile: { disabled: true }, salons: [] }],
])('a location %s, in %j', async (field, body) => {
  const as = await api.makePractitioner();
  const before = (await api.call(ownLocationTypes, {}, { as })).body;

  const refused = await api.call(changeLocationTypes, { body: body as never }, { as });

  expect([refused.status, refused.body.errors]).toEqual(notValid(field));
  expect((await api.call(ownLocationTypes, {}, { as })).body).toEqual(before);
});

test('no mobile location is what is read where there is none, and removes none', async () => {
  const as = await api.makePractitioner();
  const bare = await api.makePractitioner({ mobile: null, salons: [{}] });
  const body = { mobile: null };

  const refused = await api.call(changeLocationTypes, { body }, { as });
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { mobile: ['A mobile location can be switched off, but not removed'] },
  ]);
  expect((await api.call(changeLocationTypes, { body }, { as: bare })).status).toBe(200);
});
