import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { openCallLimit } from './call-limit.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const limit = { max: 600, windowMs: 60_000 };
const passes = async (each: ReturnType<typeof openCallLimit>, client: string) =>
  (await each.count(client)).current <= limit.max;

test('two processes together let through what one may, and no neighbour is affected', async () => {
  const processes = [openCallLimit(api.db, limit), openCallLimit(api.db, limit)];

  const results = await Promise.all(
    Array.from({ length: 1_200 }, (_, call) => passes(processes[call % 2]!, '192.0.2.1')),
  );

  const passed = results.filter(Boolean).length;
  // What a process has taken and not used may be missing. The first portion of the second process, 30
  // calls, is not asked for.
  expect(passed).toBeGreaterThan(500);
  expect(passed).toBeLessThanOrEqual(630);
  expect(await passes(processes[0]!, '192.0.2.2')).toBe(true);
});

test('one process lets through exactly the limit, and few calls ask the database', async () => {
  const only = openCallLimit(api.db, limit);
  const results: boolean[] = [];
  for (let call = 0; call < 605; call += 1) results.push(await passes(only, '192.0.2.3'));

  expect(results.filter(Boolean)).toHaveLength(600);
  expect(results.slice(600)).toEqual([false, false, false, false, false]);
});

test('when the window has ended, calls are counted anew', async () => {
  const only = openCallLimit(api.db, limit);
  const all = () => Promise.all(Array.from({ length: 605 }, () => passes(only, '192.0.2.4')));
  expect((await all()).filter(Boolean)).toHaveLength(600);

  const aMinuteOn = Date.now() + limit.windowMs;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => aMinuteOn);
  await sql`update call_quotas set started_at = started_at - interval '1 minute'`.execute(api.db);
  const next = await all();
  clock.mockRestore();

  expect(next.filter(Boolean)).toHaveLength(600);
});

test('without the database the limit is that of the process', async () => {
  const broken = { ...api.db, executeQuery: undefined } as unknown as typeof api.db;
  const only = openCallLimit(broken, limit);
  const results = await Promise.all(Array.from({ length: 700 }, () => passes(only, '192.0.2.5')));

  expect(results.filter(Boolean)).toHaveLength(600);
});
