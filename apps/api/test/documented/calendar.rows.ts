import * as contract from '@freely/api-client/contract';
import { expect } from '@jest/globals';
import { fieldError, row } from '../support/documented-call.ts';
import { freeSlot } from '../support/make-practitioner.ts';
import type { TestUser } from '../support/make-users.ts';
import type { TestApi } from '../support/start-test-api.ts';
import { booked, withBooking, withHold } from './calendar-fixtures.ts';

const { date } = freeSlot(20);
const notFound = { status: 404, message: 'This time off does not exist' };
const calendarNotFound = { status: 404, message: 'This calendar does not exist' };
const externalUrl = (name: string) => `https://calendar.freely.example/${name}.ics`;

/** Every refusal of a time off because of one of its fields. */
const wrongTimeOff = (as: TestUser, params: { id?: number } = {}) =>
  (
    [
      [{ title: '' }, 'title', 'Title is required'],
      [{ date: '' }, 'date', 'Date is required'],
      [{ date: freeSlot(-1).date }, 'date', 'Please choose today or a later day'],
      [{ full_day_off: false, end_time: '11:00' }, 'start_time', 'Start time is required'],
      [{ full_day_off: false, start_time: '10:00' }, 'end_time', 'End time is required'],
      [{ end_date: freeSlot(19).date }, 'end_date', 'End date is before the date'],
      [
        { full_day_off: false, start_time: '11:00', end_time: '11:00' },
        'end_time',
        'The end must be after the start',
      ],
      [
        { full_day_off: false, start_time: '10:07', end_time: '11:00' },
        'start_time',
        'Times are 15 minutes apart',
      ],
      [{ end_date: freeSlot(500).date }, 'end_date', 'Time off can last a year at most'],
    ] as const
  ).map(([change, field, message]) => ({
    when: message,
    as,
    params: { ...params },
    body: { title: 'Away', date, ...change },
    ...fieldError(field, message),
  }));

const addDayOff = async (api: TestApi, as: TestUser) =>
  (await api.call(contract.addTimeOff, { body: { title: 'Away', date } }, { as })).body.id;

/** The calendar: time off, feeds, and why a time is not offered. */
export const calendarRows = [
  row(contract.timeOff, async (api) => {
    const as = await api.makePractitioner();
    const id = await addDayOff(api, as);
    const day = { date, end_date: date, full_day_off: true, start_time: null, end_time: null };

    return { success: { as, response: [{ id, title: 'Away', ...day }] } };
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
        { ...(await withHold(api)), body: { title: 'Away', date: booked.date } },
      ],
      success: {
        as,
        body: { title: 'Away', date, full_day_off: false, start_time: '10:00', end_time: '11:30' },
        status: 201,
        response: { message: 'Time off added', start_time: '10:00:00', end_time: '11:30:00' },
      },
    };
  }),
  row(contract.changeTimeOff, async (api) => {
    const { as, inTheWay } = await withBooking(api);
    const other = await api.makePractitioner();
    const params = { id: await addDayOff(api, as) };
    const body = { title: 'Away', date: booked.date };

    return {
      refusals: [
        ...wrongTimeOff(as, params),
        { when: "another's", as: other, params, body, ...notFound },
        { when: 'over a booking (D54)', as, params, body, ...inTheWay },
      ],
      success: {
        as,
        params,
        body: { title: 'Holiday', date },
        response: { message: 'Time off updated', title: 'Holiday' },
      },
    };
  }),
  row(contract.removeTimeOff, async (api) => {
    const [as, other] = [await api.makePractitioner(), await api.makePractitioner()];
    const params = { id: await addDayOff(api, as) };

    return {
      refusals: [{ when: "another's", as: other, params, ...notFound }],
      success: { as, params, response: { message: 'Time off removed' } },
    };
  }),
  row(contract.calendarBookings, async (api) => {
    const { as, id } = await withBooking(api);

    return { success: { as, response: [{ id, customer_name: expect.any(String) }] } };
  }),
  row(contract.calendarFeeds, async (api) => ({
    success: { as: await api.makePractitioner(), response: { address: null, feeds: [] } },
  })),
  row(contract.addCalendarFeed, async (api) => {
    const [as, full] = [await api.makePractitioner(), await api.makePractitioner()];
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      await api.call(contract.addCalendarFeed, { body: { url: externalUrl(name) } }, { as: full });
    }
    const wrong = (who: TestUser, url: string | undefined, message: string) => ({
      when: message,
      as: who,
      body: { url },
      ...fieldError('url', message),
    });
    const refused =
      'This address cannot be used. Please copy the public or secret iCal address of your calendar.';
    const badUrls = ['ftp://calendar.freely.example/a.ics', 'https://10.0.0.1/a.ics', 'a.ics'];
    await api.call(contract.addCalendarFeed, { body: { url: externalUrl('a') } }, { as });

    return {
      refusals: [
        wrong(as, undefined, 'Address is required'),
        wrong(as, '', 'Address is required'),
        wrong(as, externalUrl('a'), 'You have already added this calendar'),
        wrong(full, externalUrl('f'), 'You can add only 5 calendars'),
        ...badUrls.map((url) => wrong(as, url, refused)),
      ],
      success: {
        as,
        body: { own: true },
        status: 201,
        response: { message: 'Your calendar address is ready', address: expect.any(String) },
      },
    };
  }),
  row(contract.removeCalendarFeed, async (api) => {
    const [as, other] = [await api.makePractitioner(), await api.makePractitioner()];
    const { body } = await api.call(
      contract.addCalendarFeed,
      { body: { url: externalUrl('a') } },
      { as },
    );
    const id = body.feeds[0]?.id ?? 0;
    const none = 'Please choose a calendar';

    return {
      refusals: [
        { when: 'no id', as, body: {}, ...fieldError('id', none) },
        { when: "another's", as: other, body: { id }, ...calendarNotFound },
      ],
      success: { as, body: { id }, response: { message: 'Calendar removed', feeds: [] } },
    };
  }),
  row(contract.calendarFile, async (api) => {
    const as = await api.makePractitioner();
    const { body } = await api.call(contract.addCalendarFeed, { body: { own: true } }, { as });
    const file = body.address?.split('/').at(-1) ?? '';
    const params = { file: `${'x'.repeat(43)}.ics` };

    return {
      refusals: [{ when: 'the token is unknown', params, status: 404, message: 'Not found' }],
      success: { params: { file }, response: 'BEGIN:VCALENDAR' },
    };
  }),
  row(contract.whyNot, async (api) => {
    const as = await api.makePractitioner();
    const two = await api.makePractitioner({ salons: [{}, {}] });
    const queryFor = ({ offers }: typeof as, change: Record<string, string> = {}) => ({
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
          query: queryFor(two, { locationtype: 'salon' }),
          ...fieldError('salon_id', 'Please choose a salon'),
        },
        {
          when: "another's salon",
          as,
          query: queryFor(as, { locationtype: 'salon', salon_id: String(two.salonIds[0]) }),
          status: 404,
          message: 'Salon not found',
        },
        {
          when: 'no such treatment',
          as,
          query: queryFor(as, { 'sub_service[]': '999999' }),
          ...fieldError('sub_service[]', unknown),
        },
      ],
      success: {
        as,
        query: queryFor(as),
        response: { not_shown: [], duration: 45, starts: expect.any(Array) },
      },
    };
  }),
];
