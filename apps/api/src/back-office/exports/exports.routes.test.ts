import { adminBookings, createBooking, joinWaitingList } from '@freely/api-client/contract';
import { areaPoint } from '@freely/domain/geo';
import { addDays, londonDay } from '@freely/domain/london-time';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { TestUser } from '../../../test/support/make-users.ts';
import { readWorkbook } from '../../../test/support/read-workbook.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { draftFor } from '../../../test/support/start-test-market.ts';
import { wishFor } from '../../../test/support/waiting-wish.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import { addCatalogue } from '../../kernel/messages/index.ts';
import {
  type Movement,
  partUndoneMovements,
  post,
  saleMovements,
  saleOf,
} from '../../money/ledger/index.ts';

let api: TestApi;
let as: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  as = await api.makeAdmin();
});
afterAll(() => api.close());

const request = (path: string, query: Record<string, string> = {}, language = 'en-GB') =>
  api.app.inject({
    method: 'GET',
    url: `${api.deps.config.basePath}/dashboard/admin/${path}?${new URLSearchParams(query)}`,
    headers: { authorization: `Bearer ${as.token}`, 'accept-language': language },
  });
async function download(path: string, query: Record<string, string> = {}, language = 'en-GB') {
  const response = await request(path, query, language);
  const { rows, parts } = readWorkbook(response.rawPayload);
  const [header = [], ...others] = rows;

  return {
    response,
    parts,
    /** By the texts of the header row. */
    rows: others.map((row) =>
      Object.fromEntries(header.map((name, index) => [name, row[index] ?? null])),
    ),
  };
}
const today = londonDay(new Date());
const thisYear = { from: addDays(today, -180), to: addDays(today, 180) };
/** A wall time as the serial number that spreadsheets use. */
const serial = (wall: string) => Date.parse(`${wall}Z`) / 86_400_000 + 25_569;

/** Writes movements of the booking's sale into the ledger. */
async function postAbout(id: number, movementsOf: (sale: Sale) => Movement[]): Promise<void> {
  const booking = await api.db
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await inTransaction(api.db, (trx) =>
    post(trx, id, crypto.randomUUID(), movementsOf(saleOf(booking))),
  );
}
type Sale = ReturnType<typeof saleOf>;

describe('an invalid request is refused with the documented message', () => {
  const dates = 'Please select dates before load report';
  const noCoordinates =
    'Unable to establish coordinates at the address. Please select the address from the drop-down list';
  const search = { date: today, address: 'Clapham', lat: '51.46', lon: '-0.17' };
  const { lat: _, ...noLat } = search;
  const { address: __, ...noAddress } = search;

  test.each([
    ['getPractitioners', {}, dates],
    ['getPractitioners', { from: today }, dates],
    ['getPractitioners', { from: '', to: today }, dates],
    ['getBookings', { to: today }, dates],
    [
      'getBookings',
      { from: '2026-02-02', to: '2026-02-01' },
      'The first date is after the last one',
    ],
    ['search-download', noAddress, 'Address is required'],
    ['search-download', { ...search, address: ' ' }, 'Address is required'],
    ['search-download', noLat, noCoordinates],
    ['search-download', { ...search, date: '' }, 'Date is required'],
    ['search-download', { ...search, distance: '3' }, 'This is not valid'],
  ])('%s with %j: %s', async (path, query, message) => {
    const response = await request(path, query);

    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ message });
  });
});

test.each([
  ['getPractitioners', 'practitioners.xlsx', thisYear],
  ['getCustomers', 'customers.xlsx', {}],
  ['getBookings', 'bookings.xlsx', thisYear],
  ['search-download', 'search.xlsx', { date: today, address: 'Here', lat: '51', lon: '0' }],
])('%s is saved as %s, is not cached, and is audited', async (path, name, query) => {
  const { response, parts } = await download(path, query);

  expect(response.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
  });
  expect([...parts.keys()]).toContain('xl/workbook.xml');
  const audited = await api.db
    .selectFrom('audit_log')
    .select('actor_id')
    .where('action', '=', 'export.download')
    .execute();
  expect(audited.at(-1)).toEqual({ actor_id: as.id });
});

test('text that looks like a formula stays text (D33)', async () => {
  const names = [
    '=HYPERLINK("http://x.example","a")',
    '+1',
    '-2+3',
    '@SUM(1)',
    '=cmd|"/C calc"!A0',
  ];
  for (const firstName of names) await api.makeCustomer({ firstName });
  await api.makeCustomer({ firstName: '<b>"&amp;' });

  const { rows, parts } = await download('getCustomers');

  const written = rows.map((row) => row['First name']);
  expect(written).toEqual(expect.arrayContaining([...names, '<b>"&amp;']));
  for (const [path, xml] of parts) expect([path, /<f[ >/]/.test(xml)]).toEqual([path, false]);
});

test('the practitioners sheet has those who joined on the days, with documents and decision', async () => {
  const one = await api.makePractitioner({ approved: null, firstName: 'Exported', mobile: null });
  const { id } = await api.makePractitioner({ firstName: 'Exported', salons: [{}] });
  await sql`update practitioners set joined_at = '2026-06-20T23:30:00Z' where user_id = ${id}`.execute(
    api.db,
  );

  const all = await download('getPractitioners', { from: '2026-01-01', to: addDays(today, 1) });
  const day = await download('getPractitioners', { from: '2026-06-21', to: '2026-06-21' });

  expect(all.rows.find((row) => row.Id === one.id)).toMatchObject({
    Email: one.email,
    Decision: 'Waiting',
    Verified: 'No',
    'Insurance declared': 'Yes',
    'Onboarding step': 5,
    Town: null,
    Mobile: 'No',
  });
  expect(day.rows).toHaveLength(1);
  expect(day.rows[0]).toMatchObject({
    Id: id,
    Decision: 'Approved',
    Town: 'London',
    Mobile: 'Yes',
    Salons: 1,
    // London wall time.
    Joined: expect.closeTo(serial('2026-06-21T00:30'), 6),
  });
});

test('a sheet is in the language of the page, where there are words of it', async () => {
  addCatalogue('cy-GB', 'api/errors', {});
  addCatalogue('cy-GB', 'api/sheets', {
    headings: { firstName: 'Enw cyntaf' },
    answers: { no: 'Na' },
  });
  await api.makeCustomer({ firstName: 'Grace' });

  const { rows } = await download('getCustomers', {}, 'cy-GB');

  expect(rows).toContainEqual(
    expect.objectContaining({
      'Enw cyntaf': 'Grace',
      'Last name': 'Example',
      'Also practitioner': 'Na',
    }),
  );
});

test('the bookings sheet has those that start on the days, with prices, fees and income', async () => {
  const practitioner = await api.makePractitioner({ firstName: 'Olive' });
  const customer = await api.makeCustomer({ firstName: 'Grace' });
  const slot = api.freeSlot(9);
  const { body } = await api.call(
    createBooking,
    { body: draftFor(practitioner, slot) },
    { as: customer },
  );
  await sql`update bookings set status = 'confirmed', paid_at = now() where id = ${body.id}`.execute(
    api.db,
  );
  await postAbout(body.id, saleMovements);

  const { rows } = await download('getBookings', { from: slot.date, to: slot.date });

  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    Reference: `FR-${body.id}`,
    Start: expect.closeTo(serial(`${slot.date}T10:00`), 6),
    Status: 'Confirmed',
    Paid: 'Yes',
    Customer: 'Grace Example',
    'Practitioner email': practitioner.email,
    Place: 'Mobile',
    'Total £': 25,
    'Refunded £': 0,
    'Fee £': 5,
    'Income £': 20,
  });
  // A part of the payment was returned: the practitioner earns the same.
  await sql`insert into payments (booking_id, amount, intent_id, status, captured, refunded)
    values (${body.id}, 2500, ${`pi_${body.id}`}, 'succeeded', 2500, 1000)`.execute(api.db);
  const read = async () =>
    (await download('getBookings', { from: slot.date, to: slot.date })).rows[0];
  expect(await read()).toMatchObject({ 'Refunded £': 10, 'Fee £': 5, 'Income £': 20 });
  // The time was sold again for less (D87): what the ledger has undone of the sale is no income.
  await postAbout(body.id, (sale) =>
    partUndoneMovements(sale, { amount: 1_000, discount: 0, fee: 200 }),
  );
  expect(await read()).toMatchObject({ 'Refunded £': 10, 'Fee £': 3, 'Income £': 12 });
  // The bank decided for the customer about the rest.
  await postAbout(body.id, (sale) =>
    partUndoneMovements(sale, { amount: 1_500, discount: 0, fee: 300 }),
  );
  expect(await read()).toMatchObject({ 'Fee £': 0, 'Income £': 0 });

  const other = addDays(slot.date, 1);
  expect((await download('getBookings', { from: other, to: other })).rows).toEqual([]);
});

test('what nobody has paid for is not called cancelled', async () => {
  const slot = api.freeSlot(12);
  const ends = [
    ['cancelled_by_customer', 'refused', 'Waiting-list offer let go'],
    ['cancelled_by_practitioner', 'withdrawn', 'Waiting-list offer withdrawn'],
    ['cancelled_by_practitioner', null, 'Ended before it was paid'],
    ['held', null, 'Held, not paid'],
    ['cancelled_by_customer', null, 'Cancelled by customer'],
  ] as const;
  const expected: Record<string, string> = {};
  for (const [status, offer, words] of ends) {
    const [grace, by] = [await api.makePractitioner(), await api.makeCustomer()];
    const { body } = await api.call(createBooking, { body: draftFor(grace, slot) }, { as: by });
    expected[`FR-${body.id}`] = words;
    await sql`update bookings set status = ${status}, was_offered = ${offer !== null}
      where id = ${body.id}`.execute(api.db);
    if (offer === null) continue;
    const waits = await api.call(joinWaitingList, { body: wishFor(grace) }, { as: by });
    await sql`insert into waiting_offers (booking_id, entry_id, customer_id, practitioner_id, during,
        status, withdrawn, ended_at)
      select id, ${waits.body.entry.id}, customer_id, practitioner_id, during, 'refused',
        ${offer === 'withdrawn'}, now() from bookings where id = ${body.id}`.execute(api.db);
  }

  const { rows } = await download('getBookings', { from: slot.date, to: slot.date });

  expect(Object.fromEntries(rows.map((row) => [row.Reference, row.Status]))).toEqual(expected);
});

describe('a sheet has what the list has with the same search and filters', () => {
  let ids: Record<'held' | 'paid' | 'absent', number>;
  let days: { from: string; to: string };
  let grace: TestUser;
  beforeAll(async () => {
    grace = await api.makeCustomer({ firstName: 'Sheetgrace' });
    const other = await api.makeCustomer({ firstName: 'Sheetother' });
    const third = await api.makeCustomer({ firstName: 'Sheetother' });
    const slot = api.freeSlot(10);
    days = { from: slot.date, to: slot.date };
    const book = async (customer: TestUser) => {
      const practitioner = await api.makePractitioner({ salons: [{}] });
      const draft = { body: draftFor(practitioner, slot) };

      return (await api.call(createBooking, draft, { as: customer })).body.id;
    };
    ids = { held: await book(grace), paid: await book(other), absent: await book(third) };
    await sql`update bookings set status = 'confirmed', paid_at = now(), location_type = 'salon',
      salon_id = (select id from salons where practitioner_id = bookings.practitioner_id)
      where id = ${ids.paid}`.execute(api.db);
    await sql`update bookings set status = 'no_show_customer', paid_at = now()
      where id = ${ids.absent}`.execute(api.db);
  });

  const references = async (query: Record<string, string>) =>
    (await download('getBookings', { ...days, ...query })).rows.map((row) => row.Reference).sort();

  test.each<[Record<string, string>, (keyof typeof ids)[]]>([
    [{}, ['held', 'paid', 'absent']],
    [{ status: 'no_show_customer' }, ['absent']],
    // To admins, a held time is a confirmed booking that is not paid (D16).
    [{ status: 'confirmed' }, ['held', 'paid']],
    [{ paid: 'false' }, ['held']],
    [{ refund: 'failed' }, []],
    [{ location_type: 'salon' }, ['paid']],
    [{ q: 'sheetgrace' }, ['held']],
    [{ q: 'nobody-at-all' }, []],
    [{ q: 'sheetother', status: 'confirmed' }, ['paid']],
  ])('bookings with %j', async (query, expected) => {
    const wanted = expected.map((name) => `FR-${ids[name]}`).sort();

    expect(await references(query)).toEqual(wanted);
    const { body } = await api.call(adminBookings, { query: { ...days, ...query } }, { as });
    expect(body.bookings.map(({ id }) => `FR-${id}`).sort()).toEqual(wanted);
  });

  test('a booking by its reference', async () => {
    expect(await references({ q: `FR-${ids.paid}` })).toEqual([`FR-${ids.paid}`]);
  });

  test('customers by a search and the days', async () => {
    const found = async (query: Record<string, string>) =>
      (await download('getCustomers', query)).rows.map((row) => row.Id);

    expect(await found({ q: 'sheetgrace' })).toEqual([grace.id]);
    expect(await found({ q: 'sheetgrace', from: today, to: today })).toEqual([grace.id]);
    expect(await found({ q: 'sheetgrace', to: '2020-01-01' })).toEqual([]);
    expect(await found({ q: 'zzzzzz' })).toEqual([]);
  });

  test('practitioners by a search and a state', async () => {
    const waiting = await api.makePractitioner({ approved: null, firstName: 'Sheetwaiting' });
    const rejected = await api.makePractitioner({ approved: false, firstName: 'Sheetrejected' });
    const found = async (query: Record<string, string>) =>
      (await download('getPractitioners', { ...thisYear, q: 'sheet', ...query })).rows
        .map((row) => row.Id)
        .sort();

    expect(await found({})).toEqual([waiting.id, rejected.id].sort());
    expect(await found({ state: 'rejected' })).toEqual([rejected.id]);
    expect(await found({ state: 'waiting' })).toEqual([waiting.id]);
    expect(await found({ q: 'zzzzzz' })).toEqual([]);
  });

  test('the audit log keeps what was downloaded, without what was typed', async () => {
    const filters = { ...days, status: 'no_show_customer' };
    await download('getBookings', { ...filters, q: 'sheetother' });

    const audited = await api.db
      .selectFrom('audit_log')
      .select(['subject', 'detail'])
      .where('action', '=', 'export.download')
      .orderBy('id')
      .execute();
    expect(audited.at(-1)).toEqual({
      subject: 'export:bookings',
      detail: { ...filters, isSearch: true },
    });
  });
});

test('the searches sheet has those of a day within a distance, including their own grid square', async () => {
  const day = '2026-05-04';
  const at = { lat: 51.4652, lon: -0.1708 };
  const cell = (lat: number, lon: number) => sql`lat_cell(${lat}), lon_cell(${lon})`;
  const log = (area: string, when: string, place: ReturnType<typeof cell>) =>
    sql`insert into search_log (day, service_type, location_type, area, town, found, lat_cell, lon_cell)
      values (${when}, 'beautician', 'mobile', ${area}, 'London', 3, ${place})`.execute(api.db);
  await log('HERE', day, cell(at.lat, at.lon));
  await log('NEAR', day, cell(at.lat + 0.06, at.lon));
  await log('FAR', day, cell(at.lat + 0.16, at.lon));
  await log('WHEN', '2026-05-05', cell(at.lat, at.lon));
  const found = async (distance?: string) => {
    const point = { lat: String(at.lat), lon: String(at.lon), address: 'Battersea' };
    const query = { date: day, ...point, ...(distance ? { distance } : {}) };
    return (await download('search-download', query)).rows;
  };

  expect((await found('0.5')).map((row) => row.Area)).toEqual(['HERE']);
  expect((await found('5')).map((row) => row.Area)).toEqual(['HERE', 'NEAR']);
  const all = await found();
  expect(all.map((row) => row.Area)).toEqual(['HERE', 'NEAR', 'FAR']);
  expect(all[1]).toEqual({
    Day: serial('2026-05-04T00:00'),
    'Wanted for': null,
    Practitioner: 'Beautician',
    Group: null,
    Treatment: null,
    Place: 'At home',
    Area: 'NEAR',
    Town: 'London',
    'Miles away':
      Math.round((areaPoint({ ...at, lat: at.lat + 0.06 }).lat - areaPoint(at).lat) * 690.9) / 10,
    Found: 3,
    'Or more': 'No',
  });
});
