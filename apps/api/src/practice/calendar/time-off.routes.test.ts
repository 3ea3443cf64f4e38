import {
  addTimeOff,
  availableBookingStartTimes,
  calendarBookings,
  changeTimeOff,
  createBooking,
  removeTimeOff,
  type TimeOffBody,
  timeOff,
} from '@freely/api-client/contract';
import { dayAndMonth } from '@freely/domain/format-date';
import { addDays, londonDay } from '@freely/domain/london-time';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { TestPractitioner } from '../../../test/support/make-practitioner.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { draftFor } from '../../../test/support/start-test-market.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type PartialBody = { [Field in keyof TimeOffBody]?: TimeOffBody[Field] | undefined };
const date = addDays(londonDay(new Date()), 7);
const add = (as: TestPractitioner, body: PartialBody) =>
  api.call(addTimeOff, { body: { title: 'Dentist', date, ...body } as never }, { as });
const morning = { full_day_off: false, start_time: '09:00:00', end_time: '12:00:00' };
const slots = async (as: TestPractitioner, day = date) => {
  const query = {
    'sub_service[]': String(as.offers[0]?.subServiceId),
    date: day,
    locationtype: 'mobile' as const,
  };
  const params = { id: String(as.id) };
  return (await api.call(availableBookingStartTimes, { params, query }, {})).body as string[];
};
const book = async (as: TestPractitioner, start_time: string) => {
  const customer = await api.makeCustomer();
  const draft = { ...draftFor(as), date, start_time };
  return (await api.call(createBooking, { body: draft }, { as: customer })).body.id;
};

test('time off blocks slots, can be changed, and frees them when removed', async () => {
  const as = await api.makePractitioner();
  expect((await slots(as))[0]).toBe('09:00');

  const { status, body } = await add(as, morning);
  expect([status, body]).toEqual([
    201,
    {
      message: 'Time off added',
      id: expect.any(Number),
      title: 'Dentist',
      date,
      end_date: date,
      full_day_off: false,
      start_time: '09:00:00',
      end_time: '12:00:00',
    },
  ]);
  expect((await slots(as))[0]).toBe('12:00');

  const { message: _, ...entered } = body;
  expect((await api.call(timeOff, {}, { as })).body).toEqual([entered]);
  const params = { id: String(body.id) };
  const days = { title: 'Away', date, end_date: addDays(date, 2), full_day_off: true };
  const changed = await api.call(changeTimeOff, { params, body: days }, { as });
  expect(changed.body).toMatchObject({ ...days, start_time: null, end_time: null });
  expect(await slots(as, addDays(date, 2))).toEqual([]);
  expect(await slots(as, addDays(date, 3))).not.toEqual([]);

  expect((await api.call(removeTimeOff, { params }, { as })).body).toEqual({
    message: 'Time off removed',
  });
  expect((await slots(as))[0]).toBe('09:00');
  expect((await api.call(removeTimeOff, { params }, { as })).status).toBe(404);
});

const confirm = (...ids: number[]) =>
  sql`update bookings set status = 'confirmed', paid_at = clock_timestamp()
    where id = any (${ids}::bigint[])`.execute(api.db);

test('time off over bookings is refused with a list of them, and nothing changes', async () => {
  const as = await api.makePractitioner();
  const first = await book(as, '09:00:00');
  const second = await book(as, '11:00:00');
  const held = await book(as, '10:00:00');
  await confirm(first, second);
  const afterwards = { full_day_off: false, start_time: '11:45:00', end_time: '13:00:00' };

  const { status, body } = await add(as, morning);
  expect([status, body.message]).toEqual([
    409,
    'You have 2 bookings at this time. Please move or cancel them first.',
  ]);
  expect(body.bookings).toEqual([
    { id: first, date, start_time: '09:00:00', end_time: '09:45:00' },
    {
      ...{ id: held, date, start_time: '10:00:00', end_time: '10:45:00' },
      held_until: expect.any(String),
    },
    { id: second, date, start_time: '11:00:00', end_time: '11:45:00' },
  ]);
  // Time off may begin when a booking ends.
  const added = await add(as, afterwards);
  expect(added.status).toBe(201);

  const params = { id: String(added.body.id) };
  const over = await api.call(changeTimeOff, { params, body: { title: 'x', date } }, { as });
  expect([over.status, over.body.bookings?.length]).toEqual([409, 3]);
  expect((await api.call(timeOff, {}, { as })).body).toMatchObject([afterwards]);

  await api.db
    .updateTable('bookings')
    .set({ status: 'cancelled_by_customer' })
    .where('practitioner_id', '=', as.id)
    .execute();
  expect((await add(as, {})).status).toBe(201);
});

test('where the only obstacle is being paid, it says until when (D54)', async () => {
  const as = await api.makePractitioner();
  const endHolds = (time: string) =>
    sql`update bookings set hold_until = date_trunc('day', now() + interval '1 day') + ${time}::interval
      where practitioner_id = ${as.id}`.execute(api.db);
  await book(as, '10:00:00');
  await endHolds('09:45:20');
  const on = dayAndMonth(date);

  const { status, body } = await add(as, morning);

  expect([status, body.message]).toEqual([
    409,
    `A customer has until 09:46 to pay for 10:00 on ${on}. If they do not, the time is free again. Please try again then.`,
  ]);
  expect(body.bookings).toMatchObject([
    { date, start_time: '10:00:00', held_until: expect.any(String) },
  ]);

  await book(as, '11:00:00');
  await endHolds('09:50:00');
  expect((await add(as, morning)).body.message).toBe(
    '2 customers have until 09:50 to pay for bookings at this time. What they do not pay is free again. Please try again then.',
  );
  await sql`update bookings set hold_until = now() where practitioner_id = ${as.id}`.execute(
    api.db,
  );
  expect((await add(as, morning)).status).toBe(201);
});

test('of a booking and time off made at once, one is refused', async () => {
  const as = await api.makePractitioner();
  const customer = await api.makeCustomer();
  const draft = { ...draftFor(as), date, start_time: '10:00:00' };
  const [booked, off] = await Promise.all([
    api.call(createBooking, { body: draft }, { as: customer }),
    add(as, morning),
  ]);

  expect([booked.status, off.status].sort()).toEqual([201, 409]);
});

const clockChange = '2027-03-28';
const skipped = 'The clocks go forward over this time. Please choose another.';

test.each<[PartialBody, string, string]>([
  [{ title: ' ' }, 'title', 'Title is required'],
  [{ title: undefined }, 'title', 'Title is required'],
  [{ date: '' }, 'date', 'Date is required'],
  [{ full_day_off: false, end_time: '10:00' }, 'start_time', 'Start time is required'],
  [{ full_day_off: false, start_time: '10:00' }, 'end_time', 'End time is required'],
  [{ start_time: '10:00' }, 'end_time', 'End time is required'],
  [{ ...morning, end_time: '09:00' }, 'end_time', 'The end must be after the start'],
  [{ ...morning, start_time: '09:07' }, 'start_time', 'Times are 15 minutes apart'],
  [{ ...morning, end_time: '12:10' }, 'end_time', 'Times are 15 minutes apart'],
  [{ end_date: addDays(date, -1) }, 'end_date', 'End date is before the date'],
  [{ end_date: addDays(date, 400) }, 'end_date', 'Time off can last a year at most'],
  [{ date: clockChange, start_time: '01:30', end_time: '02:00' }, 'start_time', skipped],
  [{ date: clockChange, start_time: '01:15', end_time: '03:00' }, 'start_time', skipped],
  [{ date: clockChange, start_time: '00:30', end_time: '01:30' }, 'end_time', skipped],
  [
    {
      date: addDays(clockChange, -1),
      end_date: clockChange,
      start_time: '09:00',
      end_time: '01:00',
    },
    'end_time',
    skipped,
  ],
])('%j is refused', async (body, field, message) => {
  const as = await api.makePractitioner();
  const response = await add(as, body);

  expect([response.status, response.body.errors]).toEqual([422, { [field]: [message] }]);
});

test('times mean these hours, and no times whole days, where nothing says which', async () => {
  const as = await api.makePractitioner();
  const { full_day_off: _, ...hours } = morning;
  const { body } = await add(as, hours);
  expect(body).toMatchObject(morning);
  expect((await slots(as))[0]).toBe('12:00');

  const next = addDays(date, 1);
  const whole = await add(as, { date: next, start_time: '', end_time: '' });
  expect(whole.body).toMatchObject({ date: next, full_day_off: true, start_time: null });
});

describe('a day that is over', () => {
  const today = londonDay(new Date());
  const past = { date: ['Please choose today or a later day'] };
  const change = (as: TestPractitioner, id: number, body: PartialBody) =>
    api.call(
      changeTimeOff,
      { params: { id: String(id) }, body: { title: 'Dentist', ...body } as never },
      { as },
    );
  /** Time off that began two days ago and lasts until tomorrow. */
  const begun = async (as: TestPractitioner) => {
    const { body } = await add(as, { date: today, end_date: addDays(today, 1) });
    await sql`update time_off set during = tstzrange(
      ((${today}::date - 2)::timestamp at time zone 'Europe/London'), upper(during))
      where id = ${body.id}`.execute(api.db);

    return body.id;
  };

  test('is not taken off, and no time off is moved to it; today is', async () => {
    const as = await api.makePractitioner();
    const added = await add(as, { date: addDays(today, -1), end_date: today });
    expect([added.status, added.body.errors]).toEqual([422, past]);

    const { body } = await add(as, { date: today });
    const moved = await change(as, body.id, { date: addDays(today, -1) });
    expect([moved.status, moved.body.errors]).toEqual([422, past]);
    expect((await api.call(timeOff, {}, { as })).body).toMatchObject([{ date: today }]);
  });

  test('stays the first one of time off that has begun, whose title and end can be changed', async () => {
    const as = await api.makePractitioner();
    const id = await begun(as);
    const date = addDays(today, -2);
    const moved = await change(as, id, { date: addDays(today, -3), end_date: today });
    expect([moved.status, moved.body.errors]).toEqual([422, past]);

    const edited = await change(as, id, { title: 'Flu', date, end_date: addDays(today, 3) });
    expect(edited.body).toMatchObject({ title: 'Flu', date, end_date: addDays(today, 3) });
    expect((await change(as, id, { date: today })).status).toBe(200);
    const params = { id: String(id) };
    expect((await api.call(removeTimeOff, { params }, { as })).status).toBe(200);
  });
});

test('time off that was entered off the 15-minute grid is renamed and removed, but not moved there', async () => {
  const as = await api.makePractitioner();
  const { body } = await add(as, morning);
  await sql`update time_off set during = tstzrange(lower(during) + interval '7 minutes',
    upper(during) - interval '7 minutes') where id = ${body.id}`.execute(api.db);
  const params = { id: String(body.id) };
  const change = (changes: PartialBody) =>
    api.call(changeTimeOff, { params, body: { ...stored, ...changes } as never }, { as });
  const stored = (await api.call(timeOff, {}, { as })).body[0]!;
  expect(stored).toMatchObject({ start_time: '09:07:00', end_time: '11:53:00' });

  expect((await change({ title: 'Doctor' })).body).toMatchObject({ ...stored, title: 'Doctor' });
  const moved = await change({ start_time: '09:08:00' });
  expect([moved.status, moved.body.errors]).toEqual([
    422,
    { start_time: ['Times are 15 minutes apart'] },
  ]);
  expect((await change({ end_time: '12:00:00' })).status).toBe(200);
  expect((await api.call(removeTimeOff, { params }, { as })).status).toBe(200);
});

test("another practitioner's time off is not found", async () => {
  const owner = await api.makePractitioner();
  const as = await api.makePractitioner();
  const { body } = await add(owner, morning);
  const params = { id: String(body.id) };
  const change = await api.call(changeTimeOff, { params, body: { title: 'x', date } }, { as });

  expect([change.status, (await api.call(removeTimeOff, { params }, { as })).status]).toEqual([
    404, 404,
  ]);
  expect((await api.call(timeOff, {}, { as })).body).toEqual([]);
  expect((await api.call(timeOff, {}, { as: owner })).body).toHaveLength(1);
});

test('the calendar shows bookings that are paid and not cancelled', async () => {
  const as = await api.makePractitioner();
  const paid = await book(as, '09:00:00');
  const cancelled = await book(as, '11:00:00');
  await book(as, '13:00:00');
  await sql`update bookings set paid_at = now(), status = case id
    when ${paid} then 'confirmed' else 'cancelled_by_customer' end
    where id in (${paid}, ${cancelled})`.execute(api.db);

  const { body } = await api.call(calendarBookings, {}, { as });
  expect(body).toMatchObject([{ id: paid, customer_name: 'Ada Example', duration: 45 }]);
});
