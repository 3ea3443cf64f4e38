import { changeAvailability, ownAvailability } from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const hours = (from: string, to: string, pauses: { from: string; to: string }[] = []) => ({
  available: { from, to },
  break: pauses,
});
const monday = hours('09:00', '17:00');
const thursday = hours('10:00', '12:00');
const friday = hours('14:00', '18:00');

/** A practitioner who works on Mondays, with two tabs that show this. */
async function openTwoTabs() {
  const as = await api.makePractitioner({ salons: [{}] });
  const salon = String(as.salonIds[0]);
  const change = (body: object) => api.call(changeAvailability, { body }, { as });
  const read = async () => (await api.call(ownAvailability, {}, { as })).body;
  await change({ '1': { monday }, '2': { [salon]: { monday } } });

  return { change, read, salon };
}

test('days that were changed in another tab stay as they are', async () => {
  const { change, read, salon } = await openTwoTabs();
  const seen = { '1': { monday }, '2': { [salon]: { monday } } };
  await change({ '1': { monday, thursday }, seen });
  await change({ '2': { [salon]: {} }, seen });

  const { status } = await change({ '1': { monday, friday }, seen });

  expect(status).toBe(200);
  const { 1: mobile, 2: salons } = await read();
  expect(mobile).toMatchObject({
    monday: { available: monday.available },
    thursday: { available: thursday.available },
    friday: { available: friday.available },
  });
  expect(salons[salon]?.monday).toEqual([]);
});

test('a day that was changed in both tabs is refused, and nothing of the change is saved', async () => {
  const { change, read, salon } = await openTwoTabs();
  const seen = { '1': { monday }, '2': { [salon]: { monday } } };
  await change({ '1': {}, seen });
  const before = await read();

  const { status, body } = await change({
    '1': { monday: hours('09:00', '16:00'), friday },
    '2': { [salon]: { monday, friday } },
    seen,
  });

  expect([status, body.message]).toEqual([
    409,
    'These work hours have been changed in the meantime. Please look at them again.',
  ]);
  expect(await read()).toEqual(before);
});

test('a change that arrives twice is saved, whatever the order of its breaks', async () => {
  const { change, read } = await openTwoTabs();
  const pauses = [
    { from: '15:00', to: '15:15' },
    { from: '12:00', to: '13:00' },
  ];
  const seen = { '1': { monday } };
  const body = { '1': { monday: hours('09:00', '17:00', pauses) }, seen };
  await change(body);
  const once = await read();

  expect((await change(body)).status).toBe(200);
  expect(await read()).toEqual(once);
});

test('a location that was not seen has its week replaced', async () => {
  const { change, read, salon } = await openTwoTabs();
  await change({ '2': { [salon]: { friday } }, seen: {} });

  expect((await read())['2'][salon]).toMatchObject({
    monday: [],
    friday: { available: friday.available },
  });
});
