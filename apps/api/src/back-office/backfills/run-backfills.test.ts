import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { makeCompletedBooking } from '../../../test/support/completed-booking.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import type { Backfill } from './backfill.ts';
import { readBackfills } from './backfills.repository.ts';
import { runBackfills } from './run-backfills.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await sql`truncate backfills`.execute(api.db);
});

/** Of a table that is nowhere: so many rows wait. */
function backfillOf(rows: number): Backfill & { left: () => number; add: (more: number) => void } {
  let left = rows;

  return {
    name: 'made-for-this-test',
    left: () => left,
    add: (more) => {
      left += more;
    },
    countLeft: async () => left,
    step: async (_, limit) => {
      const changed = Math.min(left, limit);
      left -= changed;
      return changed;
    },
  };
}

const progress = async () =>
  (await readBackfills(api.db)).find(({ name }) => name.startsWith('made'));

/** Those that had something to change, and how much. */
const changed = async () =>
  (await readBackfills(api.db))
    .filter(({ done }) => done > 0)
    .map(({ name, done }) => [name, done]);

test('it goes on after an interruption, and says after each step how far it is', async () => {
  const backfill = backfillOf(2_500);
  let steps = 0;
  const dying: Backfill = {
    ...backfill,
    step: async (db, limit) => {
      steps += 1;
      if (steps === 2) throw new Error('the worker was killed');
      return backfill.step(db, limit);
    },
  };
  await expect(runBackfills(api.deps, [dying])).rejects.toThrow('killed');
  expect(await progress()).toMatchObject({ total: 2_500, done: 1_000, finishedAt: null });

  await runBackfills(api.deps, [backfill]);

  expect(backfill.left()).toBe(0);
  expect(await progress()).toMatchObject({ total: 2_500, done: 2_500, finishedAt: null });
});

test('what the release before still writes is changed, too, and it ends once that is gone', async () => {
  const backfill = backfillOf(10);
  await runBackfills(api.deps, [backfill]);
  backfill.add(5);
  await runBackfills(api.deps, [backfill]);
  expect(await progress()).toMatchObject({ total: 15, done: 15, finishedAt: null });

  await sql`update backfills set started_at = now() - interval '61 minutes'`.execute(api.db);
  await runBackfills(api.deps, [backfill]);
  expect(await progress()).toMatchObject({ done: 15, finishedAt: expect.any(Date) });

  backfill.add(1);
  await runBackfills(api.deps, [backfill]);
  expect(backfill.left()).toBe(1);
});

test('a run ends when its time is over', async () => {
  const backfill = backfillOf(10_000);
  await runBackfills(api.deps, [backfill], new Date());

  expect(await progress()).toMatchObject({ total: 10_000, done: 0 });
});

test('URLs of images that earlier releases have stored become paths', async () => {
  const grace = await api.makePractitioner();
  await api.db
    .insertInto('work_images')
    .values({ practitioner_id: grace.id, src: 'https://old-origin.example/files/work.webp' })
    .execute();
  await api.db
    .updateTable('users')
    .set({ avatar_src: `${api.deps.config.apiUrl}/files/face.svg` })
    .where('id', '=', grace.id)
    .execute();

  await runBackfills(api.deps);

  const { rows: stored } = await sql<{ src: string }>`
    select src from work_images where practitioner_id = ${grace.id}
    union all select avatar_src from users where id = ${grace.id}`.execute(api.db);
  expect(stored).toEqual([{ src: '/files/work.webp' }, { src: '/files/face.svg' }]);
  expect(await changed()).toEqual([
    ['short-paths-of-work-images', 1],
    ['short-paths-of-avatars', 1],
  ]);
});

test('postcodes that earlier releases have stored without their space get it', async () => {
  const { id } = await api.makePractitioner({ postcode: 'SW114NB', salons: [{}] });
  const ada = await api.makeCustomer();
  const booking = await makeCompletedBooking(api.db, ada, await api.makePractitioner());
  await sql`update bookings set postcode = 'M11AE', road_from = 'SW114NB', road_to = 'LS1'
    where id = ${booking}`.execute(api.db);

  await runBackfills(api.deps);

  const { rows } = await sql`
    select base.postcode as base, salon.postcode as salon, b.postcode, b.road_from, b.road_to
    from mobile_bases base join salons salon using (practitioner_id), bookings b
    where base.practitioner_id = ${id} and b.id = ${booking}`.execute(api.db);
  const [base, salon] = ['SW11 4NB', 'SW11 4NB'];
  expect(rows).toEqual([{ base, salon, postcode: 'M1 1AE', road_from: 'SW11', road_to: 'LS1' }]);
  expect((await changed()).map(([name]) => name).sort()).toEqual([
    'codes-of-roads',
    'spaces-of-bases',
    'spaces-of-bookings',
    'spaces-of-salons',
  ]);
});
