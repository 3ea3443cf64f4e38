import {
  type AdminStatistics,
  adminStatistics,
  createBooking,
  searchPractitioners,
} from '@freely/api-client/contract';
import { areaPoint, cellCentre, milesBetween } from '@freely/domain/geo';
import { addDays, londonDay } from '@freely/domain/london-time';
import { categories, categoriesOf, type ServiceTypeName } from '@freely/domain/service-types';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { TestUser } from '../../../test/support/make-users.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { draftFor } from '../../../test/support/start-test-market.ts';
import { areaOf, cellOf, type LoggedSearch, writeSearches } from '../../market/search-log/index.ts';

let api: TestApi;
let as: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  as = await api.makeAdmin();
});
afterAll(() => api.close());

interface Query {
  from?: string;
  to?: string;
  lat?: string;
  lon?: string;
  distance?: '0.5' | '1' | '5' | '10' | '15';
}
const read = (query: Query) => api.call(adminStatistics, { query }, { as });

describe('statistics of a known log', () => {
  const places = [
    { lat: 51.4652, lon: -0.1708 },
    { lat: 53.7997, lon: -1.5492 },
    { lat: 53.82, lon: -1.6 },
    { lat: 57.4778, lon: -4.2247 },
  ];
  const [first, last] = ['2026-03-27', '2026-04-02'];
  const types: (ServiceTypeName | null)[] = [
    'beautician',
    'hairdresser',
    'massage_therapist',
    null,
  ];
  /** Every combination once: 7 days and one before, 4 places, 4 types, with and without a group. */
  const log: LoggedSearch[] = Array.from({ length: 8 }, (_, day) =>
    places.flatMap((place, where) =>
      types.flatMap((service_type, type) =>
        [false, true].map((withGroup) => {
          const cell = cellOf(place);
          return {
            day: addDays(first, day - 1),
            wanted_day: null,
            service_type,
            category: withGroup && service_type ? categoriesOf[service_type][0]! : null,
            treatment: null,
            location_type: 'idm' as const,
            lat_cell: cell.latCell,
            lon_cell: cell.lonCell,
            ...areaOf(cell),
            found: where === 3 ? 0 : (day * 7 + type * 3 + where) % 9,
            found_more: false,
          };
        }),
      ),
    ),
  ).flat();
  const inPeriod = log.filter(({ day }) => day >= first && day <= last);

  beforeAll(async () => {
    await writeSearches(api.db, log);
    const practitioner = await api.makePractitioner();
    const customer = await api.makeCustomer();
    for (const [index, made] of ['2026-03-28T00:30:00Z', '2026-04-01T23:30:00Z'].entries()) {
      const draft = draftFor(practitioner, api.freeSlot(7 + index));
      const { body } = await api.call(createBooking, { body: draft }, { as: customer });
      await sql`update bookings set paid_at = now(), status = 'confirmed', created_at = ${made}
        where id = ${body.id}`.execute(api.db);
    }
    // A hold that is never paid.
    await api.call(
      createBooking,
      { body: draftFor(practitioner, api.freeSlot(11)) },
      { as: customer },
    );
  });

  const outcomesOf = (searches: LoggedSearch[]) => ({
    searches: searches.length,
    nobody: searches.filter(({ found }) => found === 0).length,
    few: searches.filter(({ found }) => found > 0 && found < 5).length,
    plenty: searches.filter(({ found }) => found > 4).length,
  });
  const byArea = (searches: LoggedSearch[]) => {
    const areas = [...new Set(searches.map(({ area }) => area))];
    return areas.map((area) => {
      const here = searches.filter((search) => search.area === area);
      return { area, town: here[0]!.town, ...outcomesOf(here) };
    });
  };
  const sorted = <T extends { area: string }>(rows: T[]) =>
    rows.toSorted((one, other) => (one.area < other.area ? -1 : 1));

  test('days and totals add up, across a clock change too', async () => {
    const { status, body } = await read({ from: first, to: last });

    expect(status).toBe(200);
    expect(body).toMatchObject({ from: first, to: last });
    expect(body.days.map(({ day }) => day)).toEqual(
      Array.from({ length: 7 }, (_, index) => addDays(first, index)),
    );
    for (const { day, bookings: _, ...counted } of body.days) {
      expect(counted).toEqual(outcomesOf(inPeriod.filter((search) => search.day === day)));
    }
    // 23:30 UTC in summer is half past midnight of the next day in London.
    expect(body.days.map(({ bookings }) => bookings)).toEqual([0, 1, 0, 0, 0, 0, 1]);
    expect(body.totals).toEqual({
      ...outcomesOf(inPeriod),
      bookings: 2,
      booked_amount: 50,
      take_up: Math.round((2 / inPeriod.length) * 10_000) / 10_000,
    });
  });

  test('areas, and those where searches found nobody', async () => {
    const { body } = await read({ from: first, to: last });
    const expected = byArea(inPeriod);

    expect(sorted(body.areas.map(({ bookings: _, ...area }) => area))).toEqual(sorted(expected));
    expect(body.areas.find(({ area }) => area === 'SW11')?.bookings).toBe(2);
    expect(sorted(body.gaps)).toEqual(sorted(expected.filter(({ nobody }) => nobody > 0)));
    expect(body.gaps[0]).toMatchObject({ searches: body.gaps[0]!.nobody });
    const nobody = body.gaps.map((gap) => gap.nobody);
    expect(nobody).toEqual(nobody.toSorted((one, other) => other - one));
  });

  test('groups: a search without a group counts for each group that it covers', async () => {
    const { body } = await read({ from: first, to: last });

    expect(body.services.map(({ slug }) => slug)).toEqual([...categories]);
    for (const { slug, name: _, bookings, take_up, ...counted } of body.services) {
      const covering = inPeriod.filter(({ category, service_type: type }) =>
        category ? category === slug : type === null || categoriesOf[type].includes(slug),
      );
      expect([slug, counted]).toEqual([slug, outcomesOf(covering)]);
      expect([slug, bookings]).toEqual([slug, slug === 'nails' ? 2 : 0]);
      expect(take_up).toBe(Math.round((bookings / covering.length) * 10_000) / 10_000);
    }
  });

  test('match hand-written queries', async () => {
    const { body } = await read({ from: first, to: last });
    const searched = sql`day between ${first} and ${last}`;
    const booked = sql`paid_at is not null
      and created_at >= ${first}::timestamp at time zone 'Europe/London'
      and created_at < (${last}::timestamp + interval '1 day') at time zone 'Europe/London'`;
    const { rows: totals } = await sql`select
        (select count(*)::int from search_log where ${searched}) as searches,
        (select count(*)::int from search_log where ${searched} and found = 0) as nobody,
        (select count(*)::int from bookings where ${booked}) as bookings,
        (select sum(total_amount)::int / 100.0::float8 from bookings where ${booked}) as booked_amount
      `.execute(api.db);
    const { rows: areas } = await sql<{ area: string }>`
      select area, count(*)::int as searches from search_log where ${searched} group by area
      `.execute(api.db);
    const { rows: days } = await sql`
      select (created_at at time zone 'Europe/London')::date::text as day, count(*)::int as bookings
      from bookings where ${booked} group by 1 order by 1`.execute(api.db);

    expect(body.totals).toMatchObject(totals[0] ?? {});
    expect(sorted(body.areas.map(({ area, searches }) => ({ area, searches })))).toEqual(
      sorted(areas),
    );
    expect(
      body.days
        .filter(({ bookings }) => bookings > 0)
        .map(({ day, bookings }) => ({ day, bookings })),
    ).toEqual(days);
  });

  test.each(['0.5', '5', '15'] as const)('within %s miles of a point', async (distance) => {
    const point = places[1]!;
    const { body } = await read({
      from: first,
      to: last,
      lat: String(point.lat),
      lon: String(point.lon),
      distance,
    });
    const near = inPeriod.filter(
      ({ lat_cell, lon_cell }) =>
        milesBetween(areaPoint(point), cellCentre({ latCell: lat_cell, lonCell: lon_cell })) <=
        Number(distance),
    );

    expect(body.totals).toMatchObject({ ...outcomesOf(near), bookings: 0 });
    expect(sorted(body.areas.map(({ bookings: _, ...area }) => area))).toEqual(
      sorted(byArea(near)),
    );
  });
});

describe('the period', () => {
  const today = londonDay(new Date());

  test('is the last 30 days by default', async () => {
    const { body } = await read({});

    expect([body.from, body.to]).toEqual([addDays(today, -29), today]);
    expect(body.days).toHaveLength(30);
  });

  test('may be given by one end alone', async () => {
    const ends = async (query: Query) => {
      const { body } = await read(query);
      return [body.from, body.to];
    };

    expect(await ends({ to: '2026-02-10' })).toEqual(['2026-01-12', '2026-02-10']);
    expect(await ends({ from: addDays(today, -3) })).toEqual([addDays(today, -3), today]);
    expect(await ends({ from: '2020-01-01' })).toEqual(['2020-01-01', '2020-12-31']);
    expect(await ends({ from: addDays(today, 5) })).toEqual([addDays(today, 5), addDays(today, 5)]);
  });

  test.each([
    [{ from: '2026-02-02', to: '2026-02-01' }, { from: ['The first date is after the last one'] }],
    [{ from: '2025-01-01', to: '2026-01-02' }, { to: ['Please choose at most 366 days'] }],
    [
      { lat: '51.5' },
      {
        lat: [
          'Unable to establish coordinates at the address. Please select the address from the drop-down list',
        ],
      },
    ],
  ])('%j is refused', async (query, errors) => {
    expect(await read(query)).toMatchObject({ status: 422, body: { errors } });
  });

  test('without any searches gives zeros, not an error', async () => {
    const { body } = await read({ from: '2020-01-01', to: '2020-01-02' });
    const zeros: Partial<AdminStatistics['totals']> = { searches: 0, bookings: 0, take_up: 0 };

    expect(body.totals).toMatchObject(zeros);
    expect([body.areas, body.gaps]).toEqual([[], []]);
  });
});

describe('the log of searches', () => {
  const logged = async (own: TestApi) =>
    (
      await sql<LoggedSearch>`select * from search_log order by service_type, service_id`.execute(
        own.db,
      )
    ).rows;

  test('stores parameters and result by grid square, and nothing about the user', async () => {
    const own = await startTestApi();
    await own.makePractitioner();
    const customer = await own.makeCustomer();
    const search = (query: Record<string, string>) =>
      own.call(
        searchPractitioners,
        { query: { lat: '51.4652', lon: '-0.1708', ...query } },
        { as: customer },
      );
    await search({ serviceType: 'beautician', all_practitioners: '1' });
    await search({ categorySlug: 'nails', treatmentId: '38', locationtype: 'mobile' });
    await search({ treatmentId: '999999999', date: addDays(londonDay(new Date()), 3) });
    // Another page or order does not count as another search.
    await search({ page: '2' });
    await search({ sort: 'reviews' });
    // Closing the application flushes the buffer.
    await own.app.close();

    const rows = await logged(own);
    const cell = cellOf({ lat: 51.4652, lon: -0.1708 });
    const here = {
      id: expect.any(Number),
      day: londonDay(new Date()),
      lat_cell: cell.latCell,
      lon_cell: cell.lonCell,
      ...areaOf(cell),
      found_more: false,
      service_id: null,
      sub_service_id: null,
      service_type: null,
      wanted_day: null,
      location_type: 'idm',
    };
    expect(rows).toEqual([
      { ...here, service_type: 'beautician', found: 1 },
      { ...here, service_id: 4, sub_service_id: 38, location_type: 'mobile', found: 1 },
      { ...here, wanted_day: addDays(londonDay(new Date()), 3), found: 0 },
    ]);
    await own.close();
  });

  test('is written while the process runs, and a failing write does not affect searches', async () => {
    const own = await startTestApi(
      {},
      'alter table search_log add constraint never check (found < 0)',
    );
    const search = () =>
      own.call(searchPractitioners, { query: { lat: '51.4652', lon: '-0.1708' } }, {});

    expect((await search()).status).toBe(200);
    await sql`alter table search_log drop constraint never`.execute(own.db);
    expect((await search()).status).toBe(200);
    const deadline = Date.now() + 10_000;
    while ((await logged(own)).length === 0 && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }

    expect((await logged(own)).length).toBeGreaterThan(0);
    await own.close();
  });
});
