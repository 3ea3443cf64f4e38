import * as contract from '@freely/api-client/contract';
import { expect } from '@jest/globals';
import { fieldError, row } from '../support/documented-call.ts';
import { freeSlot } from '../support/make-practitioner.ts';
import type { TestApi } from '../support/start-test-api.ts';

const { date } = freeSlot(9);
const required = 'This field is required';
const here = { lat: '51.4652', lon: '-0.1708' };

/** One practitioner who is live, and one who is not: the public cannot see the second (D30). */
async function twoPractitioners(api: TestApi, salons: { name?: string }[] = []) {
  const live = await api.makePractitioner({ salons });
  const waiting = await api.makePractitioner({ approved: null });

  return { live, params: { id: live.id }, notLive: { id: waiting.id } };
}

const notFound = (when: string, id: number | string, message: string) => ({
  when,
  params: { id },
  status: 404,
  message,
});
const notAvailable = 'This practitioner is not available at the moment';
const notBookable = 'This practitioner cannot be booked at the moment';
const notOffered = 'This treatment is not offered any more. Please choose another.';

/** What anyone may browse without an account. */
export const publicRows = [
  row(contract.publicMarketSettings, async () => ({
    success: { response: expect.objectContaining({ fee_percent: 20, horizon_months: 6 }) },
  })),
  row(contract.servicesWithSubServices, async () => ({
    success: {
      response: expect.arrayContaining([
        expect.objectContaining({
          name: 'Nails',
          sub_services: expect.arrayContaining([
            { id: expect.any(Number), name: 'Gel manicure', default_duration: 60 },
          ]),
        }),
      ]),
    },
  })),
  row(contract.autocompletePlaces, async () => ({
    refusals: [{ when: 'nothing typed', ...fieldError('q', required) }],
    success: {
      query: { q: 'SW11 4NB' },
      response: { suggestions: [{ id: 'p-SW114NB', description: 'SW11 4NB, London' }] },
    },
  })),
  row(contract.placeDetails, async () => ({
    refusals: [
      notFound('no such place', 'p-ZZ11AA', 'Address not found. Please enter valid address'),
    ],
    success: {
      params: { id: 'p-SW114NB' },
      response: { postcode: 'SW11 4NB', town: 'London', country_id: 'UK' },
    },
  })),
  row(contract.searchPractitioners, async (api) => {
    const { live } = await twoPractitioners(api);

    return {
      refusals: [
        {
          when: 'no point',
          status: 422,
          message: required,
          errors: { lat: [required], lon: [required] },
        },
        {
          when: 'no such sort',
          query: { ...here, sort: 'name' },
          ...fieldError('sort', 'This is not valid'),
        },
        {
          when: 'a day that does not exist',
          query: { ...here, date: '2026-02-30' },
          ...fieldError('date', 'This day does not exist'),
        },
        {
          when: 'the latest start is before the earliest',
          query: { ...here, date: freeSlot().date, from: '18:00', to: '09:00' },
          ...fieldError('to', 'The latest time is before the earliest'),
        },
      ],
      success: {
        query: { ...here, locationtype: 'mobile', withAvailableTreatments: '1', per_page: '50' },
        response: {
          availablePractitioners: { [live.id]: { id: live.id, service_price: 25 } },
          order: expect.arrayContaining([live.id]),
          total: expect.any(Number),
          availableTreatments: { nails: { category_name: 'Nails' } },
        },
      },
    };
  }),
  row(contract.countPractitioners, async (api) => {
    await twoPractitioners(api);
    const day = freeSlot().date;

    return {
      refusals: [
        {
          when: 'a day that does not exist',
          query: { ...here, 'days[]': ['2026-02-31'] },
          ...fieldError('days[]', 'This is not valid'),
        },
        {
          when: 'the latest start is before the earliest',
          query: { ...here, date: day, from: '18:00', to: '09:00' },
          ...fieldError('to', 'The latest time is before the earliest'),
        },
      ],
      success: {
        query: { ...here, locationtype: 'mobile', 'days[]': [day] },
        response: { total: expect.any(Number), days: { [day]: expect.any(Number) } },
      },
    };
  }),
  row(contract.practitionerInfo, async (api) => {
    const { params, notLive } = await twoPractitioners(api);

    return {
      refusals: [
        notFound('not live', notLive.id, notAvailable),
        notFound('not a number', 'x', 'Not found'),
      ],
      success: {
        params,
        response: { name: 'Grace Example', work_location_types: { mobile: true } },
      },
    };
  }),
  row(contract.practitionerReviews, async (api) => {
    const { live, params, notLive } = await twoPractitioners(api);
    const four = { friendliness: 5, communication: 5, satisfaction: 4, timekeeping: 4 };
    await api.db
      .insertInto('reviews')
      .values({ practitioner_id: live.id, reviewer_name: 'Ada L.', text: 'Lovely.', ...four })
      .execute();

    return {
      refusals: [notFound('not live', notLive.id, notAvailable)],
      success: {
        params,
        response: { rating: { ...four, overall: 4.5 }, reviews: [{ reviewer_name: 'Ada L.' }] },
      },
    };
  }),
  row(contract.listedPractitioners, async (api) => {
    const { live } = await twoPractitioners(api);

    return {
      refusals: [],
      success: { query: {}, response: { ids: expect.arrayContaining([live.id]), pages: 1 } },
    };
  }),
  row(contract.practitionerServices, async (api) => {
    const { live, params, notLive } = await twoPractitioners(api, [{ name: 'The Yard' }]);
    const salons = [{ id: live.salonIds[0], name: 'The Yard', town: 'London' }];

    return {
      refusals: [notFound('not live', notLive.id, notAvailable)],
      success: {
        params,
        response: { sub_services: [{ price: 25 }, { price: 30 }, { price: 42 }], salons },
      },
    };
  }),
  row(contract.availableBookingStartTimes, async (api) => {
    const { live, params, notLive } = await twoPractitioners(api);
    const id = String(live.offers[0]?.subServiceId);
    const query = { 'sub_service[]': id, date, locationtype: 'mobile' };

    return {
      refusals: [
        { ...notFound('not live', notLive.id, notBookable), query },
        {
          when: 'not offered',
          params,
          query: { ...query, 'sub_service[]': '999999' },
          ...fieldError('sub_service[]', notOffered),
        },
        {
          when: 'no single location type',
          params,
          query: { ...query, locationtype: 'idm' },
          ...fieldError('locationtype', 'This is not valid'),
        },
      ],
      success: { params, query, response: expect.arrayContaining(['09:00', '17:15']) },
    };
  }),
  row(contract.availableDays, async (api) => {
    const { live, params, notLive } = await twoPractitioners(api);
    const id = String(live.offers[0]?.subServiceId);
    const query = { 'sub_service[]': id, from: date, to: date, locationtype: 'mobile' };
    const reversed = { ...query, to: freeSlot(8).date };

    return {
      refusals: [
        { ...notFound('not live', notLive.id, notBookable), query },
        {
          when: 'the end is before the start',
          params,
          query: reversed,
          ...fieldError('to', 'The last day is before the first'),
        },
        {
          when: 'too many days',
          params,
          query: { ...query, to: freeSlot(60).date },
          ...fieldError('to', 'Please ask for 42 days at most'),
        },
      ],
      success: { params, query, response: { days: [date] } },
    };
  }),
  row(contract.featuredReviews, async () => ({ success: { response: { reviews: [] } } })),
];
