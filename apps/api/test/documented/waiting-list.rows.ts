// Waiting lists: joining, changing and leaving.
import * as contract from '@freely/api-client/contract';
import { addDays, londonDay, weekdayOf } from '@freely/domain/london-time';
import { expect } from '@jest/globals';
import { fieldError, row } from '../support/documented-call.ts';
import { joined } from '../support/joined-list.ts';
import { stops } from '../support/roads.ts';
import type { TestApi } from '../support/start-test-api.ts';
import { wishFor } from '../support/waiting-wish.ts';

const noStranger = (api: TestApi, id: number) => async (body?: object) => ({
  when: 'it is somebody else’s',
  as: await api.makeCustomer(),
  params: { id },
  ...(body ? { body } : {}),
  status: 404,
  message: 'You are not on this waiting list',
});

const over = (as: Awaited<ReturnType<typeof joined>>['as'], id: number, body?: object) => ({
  when: 'it waits no longer',
  as,
  params: { id },
  ...(body ? { body } : {}),
  status: 409,
  message: 'You are not waiting for this any more',
});

export const waitingListRows = [
  row(contract.waitingList, async (api) => {
    const { as, id, left } = await joined(api);
    const entries = [
      { id, status: 'waiting', problem: null },
      { id: left, status: 'left' },
    ].map((each) => expect.objectContaining(each));

    return { success: { as, response: { entries, offers: [], most: 5, paused_until: null } } };
  }),
  row(contract.joinWaitingList, async (api) => {
    const [grace, as] = [await api.makePractitioner(), await api.makeCustomer()];
    const wish = wishFor(grace);
    const salon = { location_type: 'salon' as const, address: null };
    const anySalon = { ...wish, ...salon, practitioner_id: null };
    const today = londonDay(new Date());
    const unconfirmed = await api.makeCustomer();
    await api.db
      .updateTable('users')
      .set({ email_confirmed_at: null })
      .where('id', '=', unconfirmed.id)
      .execute();
    const waiting = await api.makeCustomer();
    await api.call(contract.joinWaitingList, { body: wish }, { as: waiting });
    const inactive = await api.makeCustomer();
    await api.call(contract.changeUserSettings, { body: { active: false } }, { as: inactive });
    const full = await api.makeCustomer();
    for (let count = 0; count < 5; count += 1) {
      const body = { ...wish, from: `0${count + 1}:00` };
      await api.call(contract.joinWaitingList, { body }, { as: full });
    }

    return {
      refusals: [
        {
          when: 'the account is inactive (D72)',
          as: inactive,
          body: wish,
          status: 409,
          message:
            'Your account is inactive. Set it to active in your settings to make new bookings.',
        },
        {
          when: 'a home visit has no address',
          as,
          body: { ...wish, address: null },
          ...fieldError('address', 'Please add your postcode for mobile treatments'),
        },
        {
          when: 'a salon of anybody is nowhere',
          as,
          body: anySalon,
          ...fieldError('near', 'Please choose a place'),
        },
        {
          when: 'the hours are in the wrong order',
          as,
          body: { ...wish, from: '12:00', to: '11:00' },
          ...fieldError('to', 'The latest time is before the earliest'),
        },
        {
          when: 'an hour is off the 15-minute grid',
          as,
          body: { ...wish, from: '10:07' },
          ...fieldError('from', 'Times are 15 minutes apart'),
        },
        {
          when: 'the last day has passed',
          as,
          body: { ...wish, until: addDays(today, -1) },
          ...fieldError('until', 'This day has passed'),
        },
        {
          when: 'the last day is too far ahead',
          as,
          body: { ...wish, until: addDays(today, 91) },
          ...fieldError('until', 'You can wait for 90 days at most'),
        },
        {
          when: 'none of the days is left until the last one',
          as,
          body: { ...wish, weekdays: [weekdayOf(addDays(today, 3))], until: addDays(today, 2) },
          ...fieldError(
            'until',
            'None of your days and times can still be booked by this day. Please choose a later one.',
          ),
        },
        {
          when: 'the place around which they look is another town',
          as,
          body: { ...anySalon, near: { city: 'Leeds', location: { lat: 51.5, lng: -0.12 } } },
          ...fieldError('near.city', 'This town is not at the address you picked.'),
        },
        {
          when: 'the place around which they look is in no British town',
          as,
          body: { ...anySalon, near: { city: 'Nowhere', location: { lat: 48.85, lng: 2.35 } } },
          ...fieldError('near.location', 'Address not found. Please enter valid address'),
        },
        {
          when: 'the treatment does not exist',
          as,
          body: { ...wish, services_ids: [999_999] },
          ...fieldError(
            'services_ids',
            'This treatment is not offered any more. Please choose another.',
          ),
        },
        {
          when: 'the address is too far away',
          as,
          body: {
            ...wish,
            address: {
              ...wish.address,
              postcode: stops.islington.postcode,
              location: { lat: stops.islington.lat, lng: stops.islington.lon },
            },
          },
          ...fieldError('address', 'This address is too far away for the practitioner'),
        },
        {
          when: 'the practitioner cannot be booked',
          as,
          body: { ...wish, practitioner_id: 999_999 },
          ...fieldError('practitioner_id', 'This practitioner cannot be booked at the moment'),
        },
        {
          when: 'the email is not confirmed',
          as: unconfirmed,
          body: wish,
          status: 422,
          message:
            'Please confirm your email address before you join a waiting list. We have sent you a link.',
        },
        {
          when: 'they wait for the same already',
          as: waiting,
          body: { ...wish, until: addDays(today, 3) },
          status: 409,
          message:
            'You are already waiting for this. You can change your days and times in your waiting list.',
        },
        {
          when: 'somebody waits for as much as they may',
          as: full,
          body: wish,
          status: 409,
          message: 'You are already waiting for 5 appointments. Leave a list to join another.',
        },
      ],
      success: {
        as,
        body: wish,
        status: 201,
        response: {
          message: 'You are on the waiting list. We mail you when a time becomes free.',
          entry: expect.objectContaining({ status: 'waiting', from: '00:00', to: '23:45' }),
        },
      },
    };
  }),
  row(contract.changeWaitingEntry, async (api) => {
    const { as, grace, id, left } = await joined(api);
    const body = wishFor(grace, { weekdays: [6, 6], from: '09:30', to: '10:00' });

    return {
      refusals: [
        {
          when: 'an hour is off the 15-minute grid',
          as,
          params: { id },
          body: { ...body, to: '10:07' },
          ...fieldError('to', 'Times are 15 minutes apart'),
        },
        await noStranger(api, id)(body),
        over(as, left, body),
      ],
      success: {
        as,
        params: { id },
        body,
        response: {
          message: 'Your waiting list has been changed',
          entry: expect.objectContaining({ weekdays: [6], from: '09:30', to: '10:00' }),
        },
      },
    };
  }),
  row(contract.leaveWaitingList, async (api) => {
    const { as, id, left } = await joined(api);

    return {
      refusals: [await noStranger(api, id)(), over(as, left)],
      success: { as, params: { id }, response: { message: 'You have left the waiting list' } },
    };
  }),
  row(contract.practitionerWaiting, async (api) => {
    const grace = await api.makePractitioner({ salons: [{}] });
    const [one, two] = [await api.makeCustomer(), await api.makeCustomer()];
    const near = { city: 'London', location: { lat: grace.lat, lng: grace.lon } };
    const far = { city: 'Leeds', location: { lat: 53.8, lng: -1.55 } };
    const salon = { location_type: 'salon' as const, address: null, practitioner_id: null };
    for (const body of [
      wishFor(grace),
      wishFor(grace, { practitioner_id: null }),
      wishFor(grace, { ...salon, near }),
      wishFor(grace, { ...salon, near: far }),
    ]) {
      await api.call(contract.joinWaitingList, { body }, { as: one });
    }
    await api.call(contract.joinWaitingList, { body: wishFor(grace) }, { as: two });

    return { success: { as: grace, response: { for_you: 2, for_anybody: 2 } } };
  }),
];
