import {
  availableBookingStartTimes,
  availableDays,
  patchTestOffer,
} from '@freely/api-client/contract';
import { addDays, londonDay, londonInstant } from '@freely/domain/london-time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { TestPractitioner } from '../../../test/support/make-practitioner.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import { patchTested, testedBefore } from '../../../test/support/patch-tested.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';

let api: TestApi;
let grace: TestPractitioner;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  grace = await patchTested(api);
});
afterAll(() => api.close());

const today = londonDay(new Date());
const params = () => ({ id: String(grace.id) });
const wanted = (offer = 0) => ({
  'sub_service[]': String(grace.offers[offer]?.subServiceId),
  locationtype: 'mobile' as const,
});

/** Of the next days; every start time as `<day> <time>`. */
async function listed(as: TestUser | null, query: ReturnType<typeof wanted>, isFiltered = true) {
  const with_patch_test = isFiltered ? 'true' : undefined;
  const period = { from: today, to: addDays(today, 5) };
  const options = as ? { as } : {};
  const { body } = await api.call(
    availableDays,
    { params: params(), query: { ...query, ...period, with_patch_test } },
    options,
  );
  const starts: string[] = [];
  for (let date = today; date <= period.to; date = addDays(date, 1)) {
    const times = await api.call(
      availableBookingStartTimes,
      { params: params(), query: { ...query, date, with_patch_test } },
      options,
    );
    const list = Array.isArray(times.body) ? times.body : Object.values(times.body).flat();
    // A day is free exactly if it has a time.
    expect([date, body.days.includes(date)]).toEqual([date, list.length > 0]);
    starts.push(...list.map((time) => `${date} ${time}`));
  }

  return { starts, needs: body.needs_patch_test };
}

describe('free times with room for a patch test before them', () => {
  test('are those for which a test is offered, and a guest sees no others', async () => {
    const [guest, all] = [await listed(null, wanted()), await listed(null, wanted(), false)];
    expect([guest.needs, all.needs]).toEqual([true, undefined]);
    const left = all.starts.filter((start) => !guest.starts.includes(start));
    expect(left.length).toBeGreaterThan(0);
    expect(left.at(-1)! < guest.starts[0]!).toBe(true);

    const ada = await api.makeCustomer();
    const testDays = async (start: string) => {
      const [date = '', start_time = ''] = start.split(' ');
      const query = { ...wanted(), date, start_time };
      const { body } = await api.call(patchTestOffer, { params: params(), query }, { as: ada });
      return body.days.length;
    };
    expect(await testDays(left.at(-1)!)).toBe(0);
    expect(await testDays(guest.starts[0]!)).toBeGreaterThan(0);
  });

  test('begin later where the time for the test is taken', async () => {
    const before = await listed(null, wanted());
    const until = londonInstant(addDays(today, 2), '00:00');
    await sql`insert into time_off (practitioner_id, title, full_day, during)
      values (${grace.id}, '', true, tstzrange(now() - interval '1 day', ${until}))`.execute(
      api.db,
    );
    const after = await listed(null, wanted());

    expect(before.starts[0]! < after.starts[0]!).toBe(true);
    expect(after.starts[0]).toBe(`${addDays(today, 4)} 09:00`);
  });

  test('are all of them for who has a valid test, and for a treatment that needs none', async () => {
    const ada = await api.makeCustomer();
    await testedBefore(api, { ada, grace }, 'clear', '10 days');
    const [hers, all] = [await listed(ada, wanted()), await listed(ada, wanted(), false)];
    expect([hers.starts, hers.needs]).toEqual([all.starts, false]);

    const bob = await api.makeCustomer();
    const his = await listed(bob, wanted());
    expect(his.needs).toBe(true);
    expect(his.starts.length).toBeLessThan(all.starts.length);

    const nails = await listed(null, wanted(1));
    expect(nails.needs).toBe(false);
    expect(nails.starts).toEqual((await listed(null, wanted(1), false)).starts);
  });

  test('show a reaction to nobody, and leave its refusal to the booking', async () => {
    const ada = await api.makeCustomer();
    await testedBefore(api, { ada, grace }, 'reaction', '3 days');
    const { starts, needs } = await listed(ada, wanted());

    expect(needs).toBe(true);
    expect(starts).toEqual((await listed(null, wanted())).starts);
  });
});
