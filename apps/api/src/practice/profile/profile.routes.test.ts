import {
  changePractitionerProfile,
  type PractitionerProfileChange,
  practitionerInfo,
  practitionerProfile,
  practitionerStatistic,
} from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { TestPractitioner } from '../../../test/support/make-practitioner.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import { decrypt } from '../../infrastructure/encryption/index.ts';
import { partUndoneMovements, post, saleMovements, saleOf } from '../../money/ledger/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const read = async (as: TestPractitioner) => (await api.call(practitionerProfile, {}, { as })).body;
const change = (as: TestPractitioner, body: PractitionerProfileChange) =>
  api.call(changePractitionerProfile, { body }, { as });
const infoOf = ({ id }: TestPractitioner) =>
  api.call(practitionerInfo, { params: { id: String(id) }, query: {} });

test('the public profile follows what the practitioner writes', async () => {
  const as = await api.makePractitioner({ mobile: { callOutCharge: 500 } });
  expect(await read(as)).toEqual({
    start_working_date: '2016-05-01',
    qualifications: [],
    bio: 'Ten years of calm hands.',
    call_out_charge: 5,
    active: true,
    cancellation_policy: expect.stringContaining('24 hours'),
    bank_details: null,
  });

  const { status, body } = await change(as, {
    start_working_date: '2010-01-01',
    qualifications: ['NVQ level 3', ' ', 'VTCT'],
    bio: ' Nails and more. ',
    call_out_charge: 7.25,
  });
  expect([status, body.message]).toEqual([200, 'Profile updated successfully']);
  expect(await read(as)).toMatchObject({
    start_working_date: '2010-01-01',
    qualifications: ['NVQ level 3', 'VTCT'],
    bio: 'Nails and more.',
    call_out_charge: 7.25,
  });
  expect((await infoOf(as)).body).toMatchObject({ call_out_charge: 7.25, bio: 'Nails and more.' });

  // One field alone leaves the others as they are.
  await change(as, { active: false });
  expect(await read(as)).toMatchObject({ active: false, bio: 'Nails and more.' });
  expect((await infoOf(as)).status).toBe(404);
  await change(as, { active: true });
  expect((await infoOf(as)).status).toBe(200);
});

test('a field with a wrong name is refused; what is only read may be sent back', async () => {
  const as = await api.makePractitioner();
  const bank_detail = { sort_code: '204153', account_number: '49071863' };

  const refused = await change(as, { bio: 'Else', bank_detail } as PractitionerProfileChange);
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { bank_detail: ['This is not valid'] },
  ]);
  const { bio, cancellation_policy } = await read(as);
  expect(bio).not.toBe('Else');
  expect((await change(as, { bio, cancellation_policy })).status).toBe(200);
});

test('bank details are stored encrypted, and only their last digits are readable', async () => {
  const as = await api.makePractitioner();
  await change(as, { bank_details: { sort_code: '20-41 53', account_number: '4907 1863' } });
  const { body } = await change(as, { bio: 'Else' });

  expect(body.bank_details).toEqual({ sort_code: '**-**-**', account_number: '****1863' });
  const row = await api.db
    .selectFrom('bank_details')
    .selectAll()
    .where('practitioner_id', '=', as.id)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify({ ...row, sealed: row.sealed.toString('latin1') })).not.toMatch(
    /204153|49071863/,
  );
  expect(
    JSON.parse(decrypt(api.deps.config.dataKeys, `bank-details:${as.id}`, row.sealed)),
  ).toEqual({
    sort_code: '204153',
    account_number: '49071863',
  });
});

test('an admin who is logged in as the practitioner cannot change bank details', async () => {
  const as = await api.impersonate(await api.makePractitioner());

  const bank_details = { sort_code: '204153', account_number: '49071863' };
  expect((await change(as, { bio: 'Not saved', bank_details })).status).toBe(403);
  expect(await read(as)).toMatchObject({ bank_details: null, bio: 'Ten years of calm hands.' });
  expect((await change(as, { bio: 'Saved' })).status).toBe(200);
});

test.each<[PractitionerProfileChange, string, string]>([
  [
    { start_working_date: '2099-01-01' },
    'start_working_date',
    'Start date cannot be in the future',
  ],
  [{ start_working_date: '' }, 'start_working_date', 'Start date is required'],
  [{ call_out_charge: -1 }, 'call_out_charge', 'Call-out charge must be 0 or more'],
  [{ call_out_charge: 1.234 }, 'call_out_charge', 'Call-out charge must be in pounds and pence'],
  [
    { bank_details: { sort_code: '', account_number: '12345678' } },
    'bank_details.sort_code',
    'Sort code is required',
  ],
  [
    { bank_details: { sort_code: '123456' } as never },
    'bank_details.account_number',
    'Account number is required',
  ],
  [
    { bank_details: { sort_code: '123456', account_number: '1234567' } },
    'bank_details.account_number',
    'Account number must be 8 digits',
  ],
])('%j is refused', async (body, field, message) => {
  const as = await api.makePractitioner();
  const response = await change(as, body);

  expect([response.status, response.body.errors]).toEqual([422, { [field]: [message] }]);
});

test('a call-out charge needs a mobile base', async () => {
  const as = await api.makePractitioner({ mobile: null, salons: [{}] });

  expect((await change(as, { call_out_charge: 3 })).status).toBe(422);
  expect((await read(as)).call_out_charge).toBeNull();
});

test('the statistic counts paid bookings without a refund', async () => {
  const as = await api.makePractitioner();
  const customer = await api.makeCustomer();
  const statistic = async () => (await api.call(practitionerStatistic, {}, { as })).body;
  expect(await statistic()).toEqual({
    avatar: false,
    work_images: false,
    bio: true,
    update_calendar: false,
    bank_details: false,
    not_shown: [],
    approval: 'approved',
    number_of_bookings: 0,
    total_income: 0,
  });

  const book = async (day: number, status: string, refunded: number, paid = true) => {
    const { rows } = await sql<{ id: number }>`
      with times as (select now() + ${day}::int * interval '1 day' as starts)
      insert into bookings (practitioner_id, customer_id, status, starts_at, ends_at, during,
        location_type, address, city, postcode, lat, lon, discount_amount, total_amount,
        fee_percent, paid_at, hold_until)
      select ${as.id}, ${customer.id}, ${status}, starts, starts + interval '1 hour',
        tstzrange(starts, starts + interval '1 hour'), 'mobile', 'a', 'b', 'c', 51, 0, 500, 4500,
        20, ${paid ? new Date() : null}, now() + interval '1 hour'
      from times returning id`.execute(api.db);
    const booking_id = rows[0]?.id ?? 0;
    await api.db
      .insertInto('payments')
      .values({ booking_id, amount: 4500, captured: paid ? 4500 : 0, refunded })
      .execute();
    const sale = saleOf({
      ...{ customer_id: customer.id, practitioner_id: as.id },
      ...{ total_amount: 4_500, discount_amount: 500, fee_percent: 20 },
    });
    await inTransaction(api.db, async (trx) => {
      if (paid) await post(trx, booking_id, `booking-${booking_id}`, saleMovements(sale));
      if (refunded === 0) return;
      // As much of the sale is undone as is refunded.
      const part = { amount: refunded, discount: refunded / 9, fee: refunded / 4.5 };
      await post(trx, booking_id, `refund-${booking_id}`, partUndoneMovements(sale, part));
    });
  };
  await book(1, 'confirmed', 0);
  await book(-2, 'completed', 0);
  // Cancelled late: paid in full, but no longer an appointment.
  await book(3, 'cancelled_by_customer', 0);
  await book(4, 'cancelled_by_customer', 4500);
  await book(5, 'cancelled_by_practitioner', 4500);
  // Cancelled late, and two fifths of the time were sold again (D87).
  await book(7, 'cancelled_by_customer', 1800);
  await book(6, 'held', 0, false);
  await api.db
    .insertInto('work_images')
    .values({ practitioner_id: as.id, src: '/a.webp' })
    .execute();

  expect(await statistic()).toMatchObject({
    work_images: true,
    number_of_bookings: 2,
    // Three times £50 before the discount, and £30 of another, less the fee of 20%.
    total_income: 144,
  });
});

test('the statistic gives the reasons why the search does not find a practitioner', async () => {
  const as = await api.makePractitioner({ salons: [{}] });
  const notShown = async () => {
    const { body } = await api.call(practitionerStatistic, {}, { as });
    const live = await api.db
      .selectFrom('live_practitioners')
      .select('practitioner_id')
      .where('practitioner_id', '=', as.id)
      .executeTakeFirst();
    // Agrees with the tables of the search, which are maintained separately.
    expect(body.not_shown.length === 0).toBe(live !== undefined);

    return body.not_shown;
  };
  expect(await notShown()).toEqual([]);

  const { db } = api;
  await db.deleteFrom('work_hours').where('practitioner_id', '=', as.id).execute();
  expect(await notShown()).toEqual(['no_hours']);

  await db
    .updateTable('salons')
    .set({ enabled: false })
    .where('practitioner_id', '=', as.id)
    .execute();
  await db
    .updateTable('mobile_bases')
    .set({ enabled: false })
    .where('practitioner_id', '=', as.id)
    .execute();
  expect(await notShown()).toEqual(['location_off']);

  await db.deleteFrom('offers').where('practitioner_id', '=', as.id).execute();
  await db
    .updateTable('practitioners')
    .set({ approved: null })
    .where('user_id', '=', as.id)
    .execute();
  await db.updateTable('users').set({ active: false }).where('id', '=', as.id).execute();
  expect(await notShown()).toEqual(['not_approved', 'inactive', 'no_price', 'location_off']);
});
