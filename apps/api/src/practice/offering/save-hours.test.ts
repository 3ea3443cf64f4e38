import { changeAvailability, ownAvailability } from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
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

const noon = { from: '12:00', to: '13:00' };

test.each([
  [
    'outside the hours',
    [noon, { from: '08:00', to: '09:15' }],
    1,
    'A break must be inside the hours of its day',
  ],
  [
    'after the hours',
    [{ from: '16:45', to: '17:15' }],
    0,
    'A break must be inside the hours of its day',
  ],
  ['over another', [noon, { from: '12:30', to: '13:30' }], 1, 'Breaks must not overlap'],
  [
    'as long as the day',
    [{ from: '09:00', to: '17:00' }],
    0,
    'Breaks must leave some time to work',
  ],
])(
  'a break %s is refused under its field, and nothing is saved',
  async (_, pauses, index, message) => {
    const { change, read, salon } = await openTwoTabs();
    const before = await read();
    const plan = { monday, friday: hours('09:00', '17:00', pauses) };

    for (const [body, field] of [
      [{ '1': plan }, `1.friday.break.${index}`],
      [{ '2': { [salon]: plan } }, `2.${salon}.friday.break.${index}`],
    ] as const) {
      const { status, body: refused } = await change(body);
      expect([status, refused.errors]).toEqual([422, { [field]: [message] }]);
    }
    expect(await read()).toEqual(before);
  },
);

test('breaks may touch each other and the ends of the day', async () => {
  const { change } = await openTwoTabs();
  const pauses = [noon, { from: '13:00', to: '13:15' }, { from: '09:00', to: '09:15' }];

  expect((await change({ '1': { friday: hours('09:00', '17:00', pauses) } })).status).toBe(200);
});

test('a day that was saved with such breaks before can be mended', async () => {
  const { change, read } = await openTwoTabs();
  await sql`insert into work_breaks (work_hours_id, from_minute, to_minute)
    select id, 480, 600 from work_hours where salon_id is null and weekday = 1`.execute(api.db);
  const { monday: seen } = (await read())['1'] as { monday: object };

  expect((await change({ '1': { monday: seen } })).status).toBe(422);
  expect((await change({ '1': { monday }, seen: { '1': { monday: seen } } })).status).toBe(200);
  expect((await read())['1']).toMatchObject({ monday: { break: {} } });
});

test('a location that was not seen has its week replaced', async () => {
  const { change, read, salon } = await openTwoTabs();
  await change({ '2': { [salon]: { friday } }, seen: {} });

  expect((await read())['2'][salon]).toMatchObject({
    monday: [],
    friday: { available: friday.available },
  });
});
