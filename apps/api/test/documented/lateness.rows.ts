// Lateness and no-shows, and how an admin settles a dispute.
import * as contract from '@freely/api-client/contract';
import { expect } from '@jest/globals';
import { fieldError, row } from '../support/documented-call.ts';
import { confirmedBooking } from '../support/paid-booking.ts';
import type { TestApi } from '../support/start-test-api.ts';
import {
  cancelledBooking,
  conflict,
  notOwned,
  paramsOf,
  startedBooking,
} from './booking-fixtures.ts';

/** A lateness report that the practitioner has not answered. */
async function reported(api: TestApi) {
  const booked = await startedBooking(api, '-30 minutes');
  await api.call(
    contract.reportLateness,
    { params: { id: String(booked.id) }, body: {} },
    { as: booked.ada },
  );
  const { id: dispute } = await api.db
    .selectFrom('booking_disputes')
    .select('id')
    .where('booking_id', '=', booked.id)
    .executeTakeFirstOrThrow();

  return { ...booked, dispute };
}

/** A visit that its practitioner has marked as a no-show of the customer. */
async function markedAsMissed(api: TestApi) {
  const booked = await startedBooking(api, '-40 minutes');
  await api.call(contract.markNoShow, { params: { id: String(booked.id) } }, { as: booked.grace });

  return booked;
}

export const latenessRows = [
  row(contract.markNoShow, async (api) => {
    const booked = await startedBooking(api, '-20 minutes');
    const early = await startedBooking(api, '-19 minutes');
    const late = await startedBooking(api, '-26 hours');
    const cancelled = await cancelledBooking(api, 'customer');

    return {
      refusals: [
        notOwned(await api.makePractitioner(), booked.id),
        {
          when: 'it is too early',
          as: early.grace,
          ...paramsOf(early),
          ...conflict('A no-show can be marked from 20 minutes after the start'),
        },
        {
          when: 'it is too late',
          as: late.grace,
          ...paramsOf(late),
          ...conflict('This can be reported until 24 hours after the appointment'),
        },
        {
          when: 'it is cancelled',
          as: cancelled.grace,
          ...paramsOf(cancelled),
          ...conflict('The status of this booking does not allow this'),
        },
      ],
      success: {
        as: booked.grace,
        ...paramsOf(booked),
        response: { message: 'The booking is marked as a no-show. You are paid in full.' },
      },
    };
  }),
  row(contract.reportLateness, async (api) => {
    const booked = await startedBooking(api, '-40 minutes');
    const early = await startedBooking(api, '-19 minutes');
    const late = await startedBooking(api, '-26 hours');
    const twice = await reported(api);
    const missed = await markedAsMissed(api);

    return {
      refusals: [
        { ...notOwned(await api.makeCustomer(), booked.id), body: {} },
        {
          when: 'they were there, and nobody says otherwise',
          as: booked.ada,
          ...paramsOf(booked),
          body: { attended: true },
          ...conflict('Your practitioner has not marked this appointment as missed'),
        },
        {
          when: 'they were there, and late',
          as: missed.ada,
          ...paramsOf(missed),
          body: { attended: true, minutes: 30 },
          ...fieldError(
            'attended',
            'Please say either how late the practitioner was, or that you were there',
          ),
        },
        {
          when: 'it is too early',
          as: early.ada,
          ...paramsOf(early),
          body: {},
          ...conflict('Lateness can be reported more than 20 minutes after the start'),
        },
        {
          when: 'it is too late',
          as: late.ada,
          ...paramsOf(late),
          body: {},
          ...conflict('This can be reported until 24 hours after the appointment'),
        },
        {
          when: 'it was reported before',
          as: twice.ada,
          ...paramsOf(twice),
          body: {},
          ...conflict('You have already reported this appointment'),
        },
        {
          when: 'it was only 20 minutes',
          as: booked.ada,
          ...paramsOf(booked),
          body: { minutes: 20 },
          ...fieldError('minutes', 'Lateness can be reported when it was more than 20 minutes'),
        },
        {
          when: 'that much time has not passed',
          as: booked.ada,
          ...paramsOf(booked),
          body: { minutes: 50 },
          ...fieldError('minutes', 'This is longer than the time since the start'),
        },
      ],
      success: {
        as: booked.ada,
        ...paramsOf(booked),
        body: { minutes: 30, details: 'I rang twice' },
        response: { message: 'Thank you for telling us. We have asked your practitioner.' },
      },
    };
  }),
  row(contract.answerLateness, async (api) => {
    const [booked, silent] = [await reported(api), await confirmedBooking(api)];
    const body = { agree: false, details: 'I was there' };

    return {
      refusals: [
        { ...notOwned(await api.makePractitioner(), booked.id), body },
        {
          when: 'nothing was reported',
          as: silent.grace,
          ...paramsOf(silent),
          body,
          ...conflict('There is no report to answer'),
        },
        {
          when: 'there is no answer',
          as: booked.grace,
          ...paramsOf(booked),
          body: {},
          ...fieldError('agree', 'Please choose an answer'),
        },
      ],
      success: {
        as: booked.grace,
        ...paramsOf(booked),
        body,
        response: { message: 'Thank you. We will look at both sides and decide.' },
      },
    };
  }),
  row(contract.adminDisputes, async (api) => {
    const { id, dispute } = await reported(api);
    const as = await api.makeAdmin();

    return {
      success: {
        as,
        query: { status: 'open', per_page: 'all' },
        response: {
          disputes: expect.arrayContaining([
            expect.objectContaining({ id: dispute, booking_id: id, state: 'awaits_practitioner' }),
          ]),
        },
      },
    };
  }),
  row(contract.settleDispute, async (api) => {
    const { dispute } = await reported(api);
    const as = await api.makeAdmin();
    const body = { outcome: 'for_customer', reason: 'By the messages' };
    const params = { id: dispute };

    return {
      refusals: [
        {
          when: 'there is none',
          as,
          params: { id: 999_999 },
          body,
          status: 404,
          message: 'This dispute does not exist',
        },
        {
          when: 'there is no reason',
          as,
          params,
          body: { ...body, reason: ' ' },
          ...fieldError('reason', 'Please give a reason'),
        },
        {
          when: 'there is no outcome',
          as,
          params,
          body: { ...body, outcome: 'both' },
          ...fieldError('outcome', 'Please choose an outcome'),
        },
      ],
      success: {
        as,
        params,
        body,
        response: { dispute: { state: 'settled', booking_status: 'no_show_practitioner' } },
      },
    };
  }),
];
