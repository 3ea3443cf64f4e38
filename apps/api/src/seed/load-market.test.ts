import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  adminStatistics,
  answerMarks,
  availableDays,
  customerBookings,
  getLoyaltySchemes,
  givenTaxDetails,
  login,
  ownPapers,
  searchPractitioners,
  waitingList,
} from '@freely/api-client/contract';
import { cellOf, travelsTo } from '@freely/domain/geo';
import { addDays, londonDay, weekdayOf } from '@freely/domain/london-time';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../test/support/start-test-api.ts';
import { offerFreedSlot } from '../booking/waiting-list/index.ts';
import { readSellers } from '../money/tax-reports/index.ts';
import { requirePlace } from '../practice/gazetteer/index.ts';
import { type LoadOptions, loadMarket, readCatalogue } from './load-market.ts';
import { planMarket } from './plan-market.ts';

let api: TestApi;
let folder: string;
let options: LoadOptions;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'freely-files-'));
  api = await startTestApi({ filesUrl: pathToFileURL(folder).href });
  const { files, config } = api.deps;
  options = { now: new Date(), files, dataKeys: config.dataKeys };
  expect(await loadMarket(api.db, options)).toBe(true);
}, 240_000);
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

async function number(query: string): Promise<number> {
  const { rows } = await sql<{ value: number }>`${sql.raw(query)}`.execute(api.db);

  return rows[0]!.value;
}

test('the market has at least the documented size (D3)', async () => {
  expect(await number('select count(*) as value from live_practitioners')).toBeGreaterThan(300);
  expect(
    await number(`select count(distinct city) as value from (
      select city from mobile_bases union select city from salons) towns`),
  ).toBeGreaterThanOrEqual(40);
  for (const status of ['completed', 'confirmed', 'cancelled_by_customer']) {
    const count = `select count(*) as value from bookings where status = '${status}'`;
    expect(await number(count)).toBeGreaterThan(50);
  }
  for (const table of ['reviews', 'time_off', 'work_images', 'refunds']) {
    expect(await number(`select count(*) as value from ${table}`)).toBeGreaterThan(100);
  }
  expect(
    await number('select count(*) as value from practitioners where approved is null'),
  ).toBeGreaterThan(5);
});

// A day on which most practitioners work.
const today = londonDay(new Date());
const thursday = addDays(today, 7 + ((11 - weekdayOf(today)) % 7));

test.each([
  ['Battersea', 51.465, -0.165],
  ['Manchester', 53.4794, -2.2453],
  ['Leeds', 53.7997, -1.5492],
  ['Bristol', 51.4545, -2.5879],
  ['Glasgow', 55.8609, -4.2514],
  ['Edinburgh', 55.9533, -3.1883],
  ['Cardiff', 51.4816, -3.1791],
])('a search for a beautician in %s fills three pages', async (_town, lat, lon) => {
  const { body } = await api.call(searchPractitioners, {
    query: {
      lat: String(lat),
      lon: String(lon),
      serviceType: 'beautician',
      date: thursday,
      // The count goes no further than the page.
      per_page: '50',
    },
  });

  expect(body.total).toBeGreaterThanOrEqual(25);
});

test.each([
  ['customer', ['customer'], null],
  ['practitioner', ['customer', 'practitioner'], 6],
  ['new-practitioner', ['customer', 'practitioner'], 1],
  ['both', ['customer', 'practitioner'], 6],
  ['admin', ['admin'], null],
])('%s@freely.example signs in', async (mailbox, roles, step) => {
  const email = `${mailbox}@freely.example`;
  const { status, body } = await api.call(login, { body: { email, password: 'freely-demo-2026' } });

  expect(status).toBe(200);
  expect([...body.user_roles].sort()).toEqual(roles);
  expect(body.practitioner_info?.onboarding_step ?? null).toBe(step);
});

test('the demo customer can book again what her home page offers', async () => {
  const { body: session } = await api.call(login, {
    body: { email: 'customer@freely.example', password: 'freely-demo-2026' },
  });
  const headers = { authorization: `Bearer ${session.access_token}` };
  const { body: bookings } = await api.call(customerBookings, {}, { headers });
  const completed = bookings.filter(({ booking_status }) => booking_status === 'completed');
  expect(completed.filter(({ review }) => review).length).toBeGreaterThan(0);

  // The banner is the first of them. The bookings page offers every one.
  for (const { practitioner_id, treatments, location_type, salon_id, location } of completed) {
    const params = { id: String(practitioner_id) };
    const days = await api.call(
      availableDays,
      {
        params,
        query: {
          'sub_service[]': treatments.map(({ id }) => String(id)),
          from: today,
          to: addDays(today, 41),
          locationtype: location_type,
          ...(salon_id ? { salon_id: String(salon_id) } : {}),
        },
      },
      {},
    );
    expect([days.status, days.body.days.length > 0]).toEqual([200, true]);
    if (location_type === 'salon') continue;
    const { lat, lng } = location.home_location!;
    const base = await api.db
      .selectFrom('mobile_bases')
      .select(['lat', 'lon', 'travel_miles'])
      .where('practitioner_id', '=', practitioner_id)
      .executeTakeFirstOrThrow();
    expect(travelsTo(cellOf(base), base.travel_miles, { lat, lon: lng })).toBe(true);
  }
});

test('every address agrees with its postcode (D74)', async () => {
  const { rows } = await sql<{ city: string; postcode: string; lat: number; lng: number }>`
    select city, postcode, lat, lon as lng from mobile_bases
    union select city, postcode, lat, lon from salons
    union select city, postcode, lat, lon from bookings`.execute(api.db);

  const refused: string[] = [];
  for (const { city, postcode, lat, lng } of rows) {
    const check = requirePlace(api.db, { city, postcode, location: { lat, lng } }, 'address');
    await check.catch(() => refused.push(`${postcode}, ${city}: ${lat}, ${lng}`));
  }

  expect(refused).toEqual([]);
});

test('the payments of every booking add up', async () => {
  expect(await number('select sum(amount) as value from ledger_entries')).toBe(0);
  expect(
    await number(`select sum(captured - refunded) - (select sum(amount) from payouts) - (
      select sum(amount) from ledger_entries where account = 'provider') as value from payments`),
  ).toBe(0);
  // A payout covers everything that was earned, and is made at least 48 hours after the end.
  expect(
    await number(`select count(*) as value from payouts p join bookings b on b.id = p.booking_id
      where p.status = 'paid' and (p.paid_at < b.ends_at + interval '48 hours' or 0 <> (
        select sum(e.amount) from ledger_tx t join ledger_entries e on e.tx_id = t.id
        where t.booking_id = b.id and e.account = 'practitioner:' || b.practitioner_id))`),
  ).toBe(0);
  expect(
    await number(`select count(*) as value from payouts where status = 'paid'`),
  ).toBeGreaterThan(100);
  // A customer has neither credit nor debt: every charge is a sale, or was refunded.
  expect(
    await number(`select count(*) as value from (
      select account from ledger_entries where account like 'customer:%'
      group by account having sum(amount) <> 0) left_over`),
  ).toBe(0);
  expect(
    await number(`select count(*) as value from bookings b where total_amount <> (
      select sum(quantity * unit_price) from booking_items where booking_id = b.id
    ) + call_out_charge - discount_amount`),
  ).toBe(0);
});

test('breaks are within work hours, apart, and leave time to work', async () => {
  expect(
    await number(`select count(*) as value from work_hours h where exists (
      select from work_breaks b where b.work_hours_id = h.id and (b.from_minute >= b.to_minute
        or b.from_minute < h.from_minute or b.to_minute > h.to_minute
        or exists (select from work_breaks other where other.work_hours_id = h.id
          and other.id <> b.id
          and int4range(other.from_minute, other.to_minute) && int4range(b.from_minute, b.to_minute))))
      or h.to_minute - h.from_minute <= (select coalesce(sum(to_minute - from_minute), 0)
        from work_breaks b where b.work_hours_id = h.id)`),
  ).toBe(0);
});

test('bookings are within work hours and outside time off', async () => {
  expect(
    await number(`select count(*) as value from bookings b where not exists (
      select from work_hours h
      where h.practitioner_id = b.practitioner_id and h.salon_id is not distinct from b.salon_id
        and h.weekday = extract(dow from b.starts_at at time zone 'Europe/London')
        and h.from_minute <= extract(epoch from (b.starts_at at time zone 'Europe/London')::time) / 60)`),
  ).toBe(0);
  expect(
    await number(`select count(*) as value from bookings b join time_off t
      on t.practitioner_id = b.practitioner_id and t.during && b.during
      where b.status not like 'cancelled%'`),
  ).toBe(0);
});

test('every referenced image exists, and is served so that it cannot run scripts', async () => {
  const { rows } = await sql<{ src: string }>`
    select avatar_src as src from users where avatar_src is not null
    union select src from work_images`.execute(api.db);
  const names = rows.map(({ src }) => src.replace(/^\/files\//, ''));
  const images = readdirSync(folder).filter((name) => !name.endsWith('.sealed'));
  expect(new Set(images)).toEqual(new Set(names));

  const response = await api.app.inject(`/files/${names[0]}`);
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe(readFileSync(join(folder, names[0]!), 'utf8'));
  expect(response.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringContaining('sandbox'),
    'cross-origin-resource-policy': 'cross-origin',
  });
  for (const name of ['none.svg', '..%2Fpackage.json', 'x.html']) {
    expect((await api.app.inject(`/files/${name}`)).statusCode).toBe(404);
  }
});

test('the statistics have searches, bookings and areas without practitioners', async () => {
  const as = await api.makeAdmin();
  const { body } = await api.call(adminStatistics, { query: {} }, { as });

  expect(body.totals.searches).toBeGreaterThan(1000);
  expect(body.totals.bookings).toBeGreaterThan(50);
  expect(body.areas.length).toBeGreaterThanOrEqual(20);
  expect(body.gaps.slice(0, 10).some(({ searches, nobody }) => searches === nobody)).toBe(true);
  expect(body.services.every(({ searches }) => searches > 0)).toBe(true);
});

test('only the rebooking discount is in force, and others were in the past', async () => {
  const as = await api.makeAdmin();
  const { body } = await api.call(getLoyaltySchemes, {}, { as });

  expect(body.in_force).toEqual([{ mark: 'rebook', discount: 10, until: null }]);
  expect(body.time_state).toBe('over');
  expect(body.history).toHaveLength(3);
});

async function loggedIn(mailbox: string) {
  const { body } = await api.call(login, {
    body: { email: `${mailbox}@freely.example`, password: 'freely-demo-2026' },
  });

  return { authorization: `Bearer ${body.access_token}` };
}

test('the roads of the demo practitioner are kept, and no two visits overlap with them', async () => {
  const of = `practitioner_id = (select user_id from practitioners join users on id = user_id
    where email = 'practitioner@freely.example') and status = 'confirmed'`;

  expect(
    await number(`select count(*) as value from bookings where ${of}
      and road_before + road_after > 0`),
  ).toBeGreaterThan(1);
  expect(
    await number(`select count(*) as value from bookings where ${of} and road_before > 0
      and upper(during) - lower(during) < ends_at - starts_at + make_interval(mins => road_before)`),
  ).toBe(0);
});

test('the papers of the demo accounts open, and one ends in a fortnight', async () => {
  const headers = await loggedIn('practitioner');
  const { body } = await api.call(ownPapers, {}, { headers });
  const [paper] = body.papers;

  expect(body.papers.map(({ state }) => state).sort()).toEqual(['approved', 'approved', 'waiting']);
  expect(body.papers.map(({ valid_to }) => valid_to)).toContain(addDays(today, 14));
  const url = `/api/v1.0/dashboard/practitioner/papers/${paper!.id}/file`;
  const file = await api.app.inject({ url, headers });
  expect([file.statusCode, file.rawPayload.toString('latin1', 0, 4)]).toEqual([200, 'RIFF']);
  expect(await number(`select count(*) as value from papers where valid_to < london_today()`)).toBe(
    1,
  );
});

test('the free time is offered to the demo customer first, by the rules of the product', async () => {
  await offerFreedSlot(api.deps, 1);
  const headers = await loggedIn('customer');
  const { body } = await api.call(waitingList, {}, { headers });

  expect(body.entries.map(({ status, problem }) => [status, problem])).toEqual([
    ['waiting', null],
    ['waiting', null],
  ]);
  expect(body.offers).toEqual([expect.objectContaining({ status: 'open' })]);
});

test('the tax reports of the demo years are the ledger to the penny', async () => {
  const years = [-1, 0, 1].map((more) => options.now.getFullYear() + more);
  let [consideration, fees, activities] = [0, 0, 0];
  const sum = (parts: number[]) => parts.reduce((all, part) => all + part, 0);
  for (const year of years) {
    const { reported, leftOut } = await readSellers(api.db, api.deps, year);
    for (const each of [...reported, ...leftOut]) {
      consideration += sum(each.consideration);
      fees += sum(each.fees);
      activities += sum(each.activities);
    }
  }

  // What was paid out, what was paid back, and what is still owed.
  expect(consideration).toBe(
    await number(`select -sum(amount) as value from ledger_entries e join ledger_tx t on t.id = e.tx_id
      where e.account like 'practitioner:%'
        and t.kind not in ('payout', 'payout_reversed', 'debt', 'debt_settled')`),
  );
  expect(fees).toBe(
    await number("select -sum(amount) as value from ledger_entries where account = 'fees'"),
  );
  expect(activities).toBeGreaterThan(200);
});

test('the audit log, which is listed by its ids, is in the order of its times', async () => {
  expect(
    await number(`select count(*) as value from (
      select at < lag(at) over (order by id) as is_earlier from audit_log) log where is_earlier`),
  ).toBe(0);
});

test('questions wait for the demo customer, others are answered, and one answer rules a visit out', async () => {
  const marks = await api.call(answerMarks, {}, { headers: await loggedIn('practitioner') });
  expect(new Set(marks.body.map(({ mark }) => mark))).toEqual(
    new Set(['due', 'signed', 'ruled_out']),
  );

  const { body } = await api.call(customerBookings, {}, { headers: await loggedIn('customer') });
  expect(body.some(({ questionnaires_due: due = 0 }) => due > 0)).toBe(true);
  expect(body.some(({ questionnaires_signed: signed = 0 }) => signed > 0)).toBe(true);
});

test('the demo practitioner has given tax details, and the other demo account was reminded', async () => {
  const own = async (email: string) => {
    const { body: as } = await api.call(login, { body: { email, password: 'freely-demo-2026' } });
    const response = await api.app.inject({
      url: `${api.deps.config.basePath}${givenTaxDetails.path}`,
      headers: { authorization: `Bearer ${as.access_token}` },
    });
    return response.json();
  };

  expect(await own('practitioner@freely.example')).toMatchObject({
    standing: 'given',
    details: { city: 'London' },
  });
  expect(await own('both@freely.example')).toMatchObject({ standing: 'requested', details: null });
  expect(
    await number(`select count(*) as value from tax_details where given_at is null
      and second_reminded_at is not null`),
  ).toBeGreaterThan(0);
});

test('a database with users is left unchanged', async () => {
  const before = await number('select count(*) as value from users');

  expect(await loadMarket(api.db, options)).toBe(false);
  expect(await number('select count(*) as value from users')).toBe(before);
});

test('the plan is the same on every run, and matches the database', async () => {
  const plan = planMarket(await readCatalogue(api.db), options.now);
  const offers = await api.db
    .selectFrom('offers')
    .innerJoin('users', 'users.id', 'offers.practitioner_id')
    .select(['users.id', 'email', 'sub_service_id', 'price'])
    .orderBy('users.id')
    .orderBy('sub_service_id')
    .execute();

  expect(planMarket(await readCatalogue(api.db), options.now)).toEqual(plan);
  expect(offers).toEqual(
    plan.practitioners
      .toSorted((a, b) => a.id - b.id)
      .flatMap(({ id, email, offers: planned }) =>
        planned
          .toSorted((a, b) => a.id - b.id)
          .map((offer) => ({ id, email, sub_service_id: offer.id, price: offer.price })),
      ),
  );
});
