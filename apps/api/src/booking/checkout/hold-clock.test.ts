// A hold that still takes a time that it had keeps its clock (D101).
import { createBooking } from '@freely/api-client/contract';
import { defaultSettings } from '@freely/domain/market-settings';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { freeSlot, type TestPractitioner } from '../../../test/support/make-practitioner.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { draftFor } from '../../../test/support/start-test-market.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const minute = 60_000;

async function hold(as: TestUser, grace: TestPractitioner, time: string, replaces?: number) {
  const draft = draftFor(grace, freeSlot(7, time));
  const body = replaces === undefined ? draft : { ...draft, replaces };
  const held = await api.call(createBooking, { body }, { as });
  if (held.status !== 201) throw new Error(`${held.status}: ${JSON.stringify(held.body)}`);

  return { id: held.body.id, until: Date.parse(held.body.held_until ?? '') };
}

/** As if the hold had been made earlier; returns when it now ends. */
async function minutesLeft(id: number, minutes: number): Promise<number> {
  const { rows } = await sql<{ until: Date }>`
    update bookings set hold_until = date_trunc('milliseconds', clock_timestamp())
      + ${minutes} * interval '1 minute'
    where id = ${id} returning hold_until as until`.execute(api.db);

  return rows[0]!.until.getTime();
}

const people = async () => [await api.makeCustomer(), await api.makePractitioner()] as const;

test('asking for the same time again, or for one that overlaps it, wins no time', async () => {
  const [ada, grace] = await people();
  const first = await hold(ada, grace, '10:00');
  const end = await minutesLeft(first.id, 10);

  const again = await hold(ada, grace, '10:00', first.id);
  const later = await hold(ada, grace, '10:15', again.id);
  // Overlaps the one before it, and not the first one.
  const further = await hold(ada, grace, '10:45', later.id);

  expect(again.id).toBe(first.id);
  expect([again.until, later.until, further.until]).toEqual([end, end, end]);
});

test('a time that does not overlap has the whole time to pay, and so has the same one after it is over', async () => {
  const [ada, grace] = await people();
  const first = await hold(ada, grace, '10:00');
  await minutesLeft(first.id, 5);
  const before = Date.now();
  const moved = await hold(ada, grace, '13:00', first.id);
  expect(moved.until).toBeGreaterThanOrEqual(before + defaultSettings().hold_minutes * minute);

  await minutesLeft(moved.id, -1);
  const again = await hold(ada, grace, '13:00');
  expect(again.until).toBeGreaterThanOrEqual(before + defaultSettings().hold_minutes * minute);
});

test('going to another time and back does not begin the first one anew', async () => {
  const [ada, grace] = await people();
  const first = await hold(ada, grace, '10:00');
  const end = await minutesLeft(first.id, 6);
  const other = await hold(ada, grace, '13:00', first.id);
  expect(other.until).toBeGreaterThan(end);

  expect((await hold(ada, grace, '10:00', other.id)).until).toBe(end);
});

test('who changes it at the last moment has two minutes to pay', async () => {
  const [ada, grace] = await people();
  const first = await hold(ada, grace, '10:00');
  const end = await minutesLeft(first.id, 1);
  const before = Date.now();
  const changed = await hold(ada, grace, '10:15', first.id);

  expect(changed.until).toBeGreaterThan(end);
  expect(changed.until).toBeGreaterThanOrEqual(before + 2 * minute);
  expect(changed.until).toBeLessThan(before + defaultSettings().hold_minutes * minute);
});
