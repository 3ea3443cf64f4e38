// Penalties that admins waive, and gifts that they give.
import * as contract from '@freely/api-client/contract';
import { expect } from '@jest/globals';
import { makeCompletedBooking } from '../support/completed-booking.ts';
import { row } from '../support/documented-call.ts';
import { confirmedBooking } from '../support/paid-booking.ts';

export const rewardRows = [
  row(contract.waivePenalty, async (api) => {
    const booked = await confirmedBooking(api);
    await api.call(
      contract.cancelByPractitioner,
      { params: { id: String(booked.id) } },
      { as: booked.grace },
    );
    const { id } = await api.db
      .selectFrom('penalties')
      .select('id')
      .where('booking_id', '=', booked.id)
      .executeTakeFirstOrThrow();
    const as = await api.makeAdmin();
    const body = { reason: 'Ill' };

    return {
      refusals: [
        {
          when: 'it does not exist',
          as,
          params: { id: 999_999 },
          body,
          status: 404,
          message: 'This penalty does not exist',
        },
      ],
      success: { as, params: { id }, body, response: { message: 'The penalty has been waived' } },
    };
  }),
  row(contract.adminGifts, async (api) => {
    const as = await api.makeAdmin();

    return { success: { as, query: { per_page: '50' }, response: { gifts: expect.any(Array) } } };
  }),
  row(contract.giveGift, async (api) => {
    const booked = await confirmedBooking(api);
    for (const _ of [1, 2, 3]) await makeCompletedBooking(api.db, booked.ada, booked.grace);
    const { id } = await api.db
      .insertInto('gifts')
      .values({ customer_id: booked.ada.id, number: 1, booking_id: booked.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    const as = await api.makeAdmin();

    return {
      refusals: [
        {
          when: 'it does not exist',
          as,
          params: { id: 999_999 },
          status: 404,
          message: 'This gift does not exist',
        },
      ],
      success: {
        as,
        params: { id },
        response: { message: 'The gift is marked as given', gift: { id, state: 'given' } },
      },
    };
  }),
];
