import * as contract from '@freely/api-client/contract';
import { expect } from '@jest/globals';
import { row, under } from '../../testing/documented-call.ts';
import { freeSlot } from '../../testing/make-practitioner.ts';
import type { TestUser } from '../../testing/make-users.ts';
import type { TestApi } from '../../testing/start-test-api.ts';
import { draftFor } from '../../testing/start-test-market.ts';

const { date } = freeSlot(20);
const booked = freeSlot(7);
const gone = { status: 404, message: 'This time off does not exist' };
const noCalendar = { status: 404, message: 'This calendar does not exist' };
const elsewhere = (name: string) => `https://calendar.freely.example/${name}.ics`;

/** The fields that a time off is refused for, on a call with a body. */
const wrongTimeOff = (as: TestUser, params: { id?: number } = {}) =>
  (
    [
      [{ title: '' }, 'title', 'Title is required'],
      [{ date: '' }, 'date', 'Date is required'],
      [{ full_day_off: false, end_time: '11:00' }, 'start_time', 'Start time is required'],
      [{ full_day_off: false, start_time: '10:00' }, 'end_time', 'End time is required'],
      [{ end_date: freeSlot(19).date }, 'end_date', 'End date is before the date'],
      [
        { full_day_off: false, start_time: '11:00', end_time: '11:00' },
        'end_time',
        'The end must be after the start',
      ],
      [{ end_date: freeSlot(500).date }, 'end_date', 'Time off is a year at most'],
    ] as const
  ).map(([change, field, message]) => ({
    when: message,
    as,
    params: { ...params },
    body: { title: 'Away', date, ...change },
    ...under(field, message),
  }));

/** A practitioner with one booking, which is in the way of time off on that day (D54). */
async function withBooking(api: TestApi) {
  const as = await api.makePractitioner();
  const body = draftFor(as, booked);
  const made = await api.call(contract.createBooking, { body }, { as: await api.makeCustomer() });
  const { id } = made.body;
  const inTheWay = {
    status: 409,
    message: 'You have a booking at this time. Please move or cancel it first.',
    bookings: [{ id, date: booked.date, start_time: '10:00:00', end_time: '10:45:00' }],
  };

  return { as, id, inTheWay };
}

const takeOff = async (api: TestApi, as: TestUser) =>
  (await api.call(contract.addTimeOff, { body: { title: 'Away', date } }, { as })).body.id;

/** The calendar, what is taken in it, and why a time is not offered. */
export const calendarRows = [
  row(contract.timeOff, async (api) => {
    const as = await api.makePractitioner();
    const id = await takeOff(api, as);
    const day = { date, end_date: date, full_day_off: true, start_time: null, end_time: null };

    return { works: { as, answer: [{ id, title: 'Away', ...day }] } };
  }),
  row(contract.addTimeOff, async (api) => {
    const { as, inTheWay } = await withBooking(api);

    return {
      refusals: [
        ...wrongTimeOff(as),
        {
          when: 'over a booking (D54)',
          as,
          body: { title: 'Away', date: booked.date },
          ...inTheWay,
        },
      ],
      works: {
        as,
        body: { title: 'Away', date, full_day_off: false, start_time: '10:00', end_time: '11:30' },
        status: 201,
        answer: { message: 'Time off added', start_time: '10:00:00', end_time: '11:30:00' },
      },
    };
  }),
  row(contract.changeTimeOff, async (api) => {
    const { as, inTheWay } = await withBooking(api);
    const other = await api.makePractitioner();
    const params = { id: await takeOff(api, as) };
    const body = { title: 'Away', date: booked.date };

    return {
      refusals: [
        ...wrongTimeOff(as, params),
        { when: "another's", as: other, params, body, ...gone },
        { when: 'over a booking (D54)', as, params, body, ...inTheWay },
      ],
      works: {
        as,
        params,
        body: { title: 'Holiday', date },
        answer: { message: 'Time off updated', title: 'Holiday' },
      },
    };
  }),
  row(contract.removeTimeOff, async (api) => {
    const [as, other] = [await api.makePractitioner(), await api.makePractitioner()];
    const params = { id: await takeOff(api, as) };

    return {
      refusals: [{ when: "another's", as: other, params, ...gone }],
      works: { as, params, answer: { message: 'Time off removed' } },
    };
  }),
  row(contract.calendarBookings, async (api) => {
    const { as, id } = await withBooking(api);
    await api.db
      .updateTable('bookings')
      .set({ status: 'confirmed', paid_at: new Date() })
      .where('id', '=', id)
      .execute();

    return { works: { as, answer: [{ id, customer_name: expect.any(String) }] } };
  }),
  row(contract.calendarFeeds, async (api) => ({
    works: { as: await api.makePractitioner(), answer: { address: null, feeds: [] } },
  })),
  row(contract.addCalendarFeed, async (api) => {
    const [as, full] = [await api.makePractitioner(), await api.makePractitioner()];
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      await api.call(contract.addCalendarFeed, { body: { url: elsewhere(name) } }, { as: full });
    }
    const wrong = (who: TestUser, url: string | undefined, message: string) => ({
      when: message,
      as: who,
      body: { url },
      ...under('url', message),
    });
    const refused =
      'This address cannot be used. Please copy the public or secret iCal address of your calendar.';
    const inside = ['ftp://calendar.freely.example/a.ics', 'https://10.0.0.1/a.ics', 'a.ics'];
    await api.call(contract.addCalendarFeed, { body: { url: elsewhere('a') } }, { as });

    return {
      refusals: [
        wrong(as, undefined, 'Address is required'),
        wrong(as, '', 'Address is required'),
        wrong(as, elsewhere('a'), 'You have already added this calendar'),
        wrong(full, elsewhere('f'), 'You can add only 5 calendars'),
        ...inside.map((url) => wrong(as, url, refused)),
      ],
      works: {
        as,
        body: { own: true },
        status: 201,
        answer: { message: 'Your calendar address is ready', address: expect.any(String) },
      },
    };
  }),
  row(contract.removeCalendarFeed, async (api) => {
    const [as, other] = [await api.makePractitioner(), await api.makePractitioner()];
    const { body } = await api.call(
      contract.addCalendarFeed,
      { body: { url: elsewhere('a') } },
      { as },
    );
    const id = body.feeds[0]?.id ?? 0;
    const none = 'Please choose a calendar';

    return {
      refusals: [
        { when: 'none', as, body: {}, ...under('id', none) },
        { when: "another's", as: other, body: { id }, ...noCalendar },
      ],
      works: { as, body: { id }, answer: { message: 'Calendar removed', feeds: [] } },
    };
  }),
  row(contract.calendarFile, async (api) => {
    const as = await api.makePractitioner();
    const { body } = await api.call(contract.addCalendarFeed, { body: { own: true } }, { as });
    const file = body.address?.split('/').at(-1) ?? '';
    const params = { file: `${'x'.repeat(43)}.ics` };

    return {
      refusals: [{ when: 'nobody knows it', params, status: 404, message: 'Not found' }],
      works: { params: { file }, answer: 'BEGIN:VCALENDAR' },
    };
  }),
  row(contract.whyNot, async (api) => {
    const as = await api.makePractitioner();
    const two = await api.makePractitioner({ salons: [{}, {}] });
    const of = ({ offers }: typeof as, change: Record<string, string> = {}) => ({
      'sub_service[]': String(offers[0]?.subServiceId),
      date,
      locationtype: 'mobile',
      ...change,
    });
    const unknown = 'This treatment is not in our list';

    return {
      refusals: [
        {
          when: 'several salons',
          as: two,
          query: of(two, { locationtype: 'salon' }),
          ...under('salon_id', 'Please choose a salon'),
        },
        {
          when: "another's salon",
          as,
          query: of(as, { locationtype: 'salon', salon_id: String(two.salonIds[0]) }),
          status: 404,
          message: 'Salon not found',
        },
        {
          when: 'no such treatment',
          as,
          query: of(as, { 'sub_service[]': '999999' }),
          ...under('sub_service[]', unknown),
        },
      ],
      works: {
        as,
        query: of(as),
        answer: { not_shown: [], duration: 45, starts: expect.any(Array) },
      },
    };
  }),
];
