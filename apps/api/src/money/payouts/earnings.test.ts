import { downloadEarnings, type Earnings, earnings, ownData } from '@freely/api-client/contract';
import { addMonths, londonDay } from '@freely/domain/london-time';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { streamXlsxRows } from 'hucre/xlsx';
import { sql } from 'kysely';
import type { TestPractitioner } from '../../../test/support/make-practitioner.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { lockBooking } from '../../booking/bookings/index.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import {
  chargeMovement,
  feeWithheldMovement,
  payoutMovement,
  post,
  saleMovements,
  saleOf,
  saleUndoneMovements,
} from '../ledger/index.ts';
import { openPayout } from './payouts.repository.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const month = londonDay(new Date()).slice(0, 7);
const read = async (as: TestPractitioner, query: { month?: string } = {}): Promise<Earnings> =>
  (await api.call(earnings, { query }, { as })).body;

interface BookingParts {
  practitioner: TestPractitioner;
  /** In the previous month, so that the tests do not depend on today's date. */
  day: number;
  status?: string;
}

const before = addMonths(`${month}-01`, -1).slice(0, 7);

/** A treatment of £50 with a discount of £5 that we pay; the fee is £10. */
async function soldBooking({
  practitioner,
  day,
  status = 'completed',
}: BookingParts): Promise<number> {
  const customer = await api.makeCustomer({ firstName: '=Ada' });
  const starts = `${before}-${String(day).padStart(2, '0')}T10:00:00Z`;
  const { rows } = await sql<{ id: number }>`
    insert into bookings (practitioner_id, customer_id, status, starts_at, ends_at, during,
      location_type, address, city, postcode, lat, lon, discount_amount, total_amount, fee_percent,
      paid_at, hold_until)
    select ${practitioner.id}, ${customer.id}, ${status}, starts, starts + interval '1 hour',
      tstzrange(starts, starts + interval '1 hour'), 'mobile', 'a', 'b', 'c', 51, 0, 500, 4500, 20,
      now(), now()
    from (select ${starts}::timestamptz as starts) as times returning id`.execute(api.db);
  const id = rows[0]?.id ?? 0;
  await sql`insert into booking_items (booking_id, sub_service_id, name, service_name, quantity,
    unit_price, unit_duration) select ${id}, id, 'Manicure', 'Nails', 1, 5000, 60
    from sub_services order by id limit 1`.execute(api.db);
  await inTransaction(api.db, async (trx) => {
    const booking = await lockBooking(trx, id);
    await post(trx, id, `booking-${id}`, [
      chargeMovement(customer.id, 4_500),
      ...saleMovements(saleOf(booking!)),
    ]);
    await openPayout(trx, booking!);
  });

  return id;
}

async function pay({ practitioner, id }: { practitioner: TestPractitioner; id: number }) {
  await inTransaction(api.db, async (trx) => {
    await post(trx, id, `penalty-1:${id}`, [feeWithheldMovement(practitioner.id, 700)]);
    await post(trx, id, `tr_${id}`, [payoutMovement(practitioner.id, 3_300)]);
    await sql`update payouts set status = 'paid', amount = 3300, operation_key = ${`k${id}`},
      transfer_id = ${`tr_${id}`}, paid_at = now() where booking_id = ${id}`.execute(trx);
  });
}

test('a month lists each booking with its earnings, and totals them', async () => {
  const practitioner = await api.makePractitioner();
  const [first, second, third] = [
    await soldBooking({ practitioner, day: 3 }),
    await soldBooking({ practitioner, day: 4 }),
    await soldBooking({ practitioner, day: 5, status: 'cancelled_by_practitioner' }),
  ];
  await pay({ practitioner, id: first });
  await inTransaction(api.db, async (trx) => {
    const booking = await lockBooking(trx, third);
    await post(trx, third, `booking-${third}`, saleUndoneMovements(saleOf(booking!)));
    await sql`update payouts set status = 'nothing' where booking_id = ${third}`.execute(trx);
  });
  const { bookings, totals, months, by_month, next_payouts } = await read(practitioner, {
    month: before,
  });

  expect(months).toEqual([before]);
  expect(by_month).toEqual([{ month: before, net: totals.net }]);
  expect(bookings.map(({ booking_id }) => booking_id)).toEqual([first, second, third]);
  expect(bookings[0]).toEqual({
    booking_id: first,
    date: `${before}-03T10:00:00.000Z`,
    customer_name: '=Ada Example',
    treatments: '1 × Manicure',
    booking_status: 'completed',
    gross: 50,
    discount_funded: 5,
    fee: 10,
    refund: 0,
    withheld: 7,
    net: 33,
    payout: {
      status: 'paid',
      due_at: `${before}-05T11:00:00.000Z`,
      paid_at: expect.any(String),
      amount: 33,
    },
  });
  expect(bookings[1]).toMatchObject({ net: 40, payout: { status: 'add_bank_details', amount: 0 } });
  expect(bookings[2]).toMatchObject({ gross: 50, fee: 0, refund: 50, net: 0 });
  expect(bookings[2]?.payout.status).toBe('nothing');
  expect(totals).toEqual({
    ...{ gross: 150, discount_funded: 15, fee: 20, refund: 50, withheld: 7, net: 73 },
    ...{ paid_out: 33, to_come: 40 },
  });
  expect(next_payouts).toEqual([
    {
      booking_id: second,
      date: `${before}-04T10:00:00.000Z`,
      due_at: `${before}-06T11:00:00.000Z`,
      amount: 40,
      status: 'add_bank_details',
    },
  ]);
});

test('a payout shows what it is waiting for', async () => {
  const practitioner = await api.makePractitioner();
  const id = await soldBooking({ practitioner, day: 6 });
  const stateOf = async () => {
    const { bank_details, next_payouts } = await read(practitioner);
    return [bank_details, next_payouts[0]?.status];
  };
  expect(await stateOf()).toEqual(['missing', 'add_bank_details']);

  await sql`insert into bank_details (practitioner_id, sealed, account_ending)
    values (${practitioner.id}, 'x', '2345')`.execute(api.db);
  expect(await stateOf()).toEqual(['checking', 'on_its_way']);
  await sql`insert into payout_accounts (practitioner_id, account_id, status)
    values (${practitioner.id}, 'acct_1', 'refused')`.execute(api.db);
  expect(await stateOf()).toEqual(['refused', 'add_bank_details']);
  await sql`update payout_accounts set status = 'ready'`.execute(api.db);
  expect(await stateOf()).toEqual(['ready', 'on_its_way']);
  await sql`update bank_details set payable_from = '2099-01-01T12:00:00Z'
    where practitioner_id = ${practitioner.id}`.execute(api.db);
  expect(await stateOf()).toEqual(['ready', 'scheduled']);
  expect((await read(practitioner)).next_payouts[0]?.due_at).toBe('2099-01-01T12:00:00.000Z');
  await sql`update bank_details set payable_from = null`.execute(api.db);
  await sql`insert into booking_disputes (booking_id, contested_at) values (${id}, now())`.execute(
    api.db,
  );
  expect(await stateOf()).toEqual(['ready', 'on_hold']);
});

test('practitioners read only their own earnings, by default of this month', async () => {
  const [practitioner, other] = [await api.makePractitioner(), await api.makePractitioner()];
  await soldBooking({ practitioner, day: 7 });

  expect(await read(practitioner)).toMatchObject({ month, bookings: [], months: [before] });
  expect(await read(other, { month: before })).toMatchObject({ bookings: [], months: [] });
  const invalid = await api.call(earnings, { query: { month: '2026-13' } }, { as: practitioner });
  expect([invalid.status, invalid.body.errors]).toEqual([
    422,
    { month: ['Please choose a month'] },
  ]);
});

test('the statement can be downloaded, and text in it is never a formula', async () => {
  const practitioner = await api.makePractitioner();
  const id = await soldBooking({ practitioner, day: 8 });
  const sheetOf = async (query = '') => {
    const { headers, rawPayload, statusCode } = await api.app.inject({
      url: `${api.deps.config.basePath}${downloadEarnings.path}${query}`,
      headers: { authorization: `Bearer ${practitioner.token}` },
    });
    expect([statusCode, headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="earnings.xlsx"',
    ]);
    const rows: unknown[][] = [];
    for await (const { values } of streamXlsxRows(rawPayload)) rows.push([...values]);
    return rows;
  };
  const [header, row] = await sheetOf();

  expect(header?.slice(0, 4)).toEqual(['Booking', 'Date', 'Customer', 'Treatments']);
  expect(row?.slice(2, 12)).toEqual([
    ...['=Ada Example', '1 × Manicure', 'Completed', 50, 5, 10, 0, 0, 40],
    'Waiting for your bank details',
  ]);
  expect(row?.[0]).toBe(`FR-${id}`);
  expect(await sheetOf(`?month=${month}`)).toHaveLength(1);
});

test('the download of one’s data says of each payout what was paid, or is to be paid', async () => {
  const practitioner = await api.makePractitioner();
  const [paid, waiting] = [
    await soldBooking({ practitioner, day: 3 }),
    await soldBooking({ practitioner, day: 4 }),
  ];
  await pay({ practitioner, id: paid });

  const { body } = await api.call(ownData, {}, { as: practitioner });

  expect(body.practitioner?.payouts).toEqual([
    { booking_id: paid, status: 'paid', amount: 33, paid_at: expect.any(String) },
    { booking_id: waiting, status: 'add_bank_details', amount: 40, paid_at: null },
  ]);
});
