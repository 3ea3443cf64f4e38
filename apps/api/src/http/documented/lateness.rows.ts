// Being late and not appearing, and what an admin makes of it.
import * as contract from '@freely/api-client/contract';
import { expect } from '@jest/globals';
import { row, under } from '../../testing/documented-call.ts';
import { confirmedBooking } from '../../testing/paid-booking.ts';
import type { TestApi } from '../../testing/start-test-api.ts';
import { about, begun, cancelled, notTheirs, state } from './booking-scenes.ts';

/** A report that waits for an answer. */
async function reported(api: TestApi) {
  const booked = await begun(api, '-30 minutes');
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

export const latenessRows = [
  row(contract.markNoShow, async (api) => {
    const booked = await begun(api, '-20 minutes');
    const [early, late] = [await begun(api, '-19 minutes'), await begun(api, '-26 hours')];
    const gone = await cancelled(api, 'customer');

    return {
      refusals: [
        notTheirs(await api.makePractitioner(), booked.id),
        {
          when: 'it is too early',
          as: early.grace,
          ...about(early),
          ...state('A no-show can be marked from 20 minutes after the start'),
        },
        {
          when: 'it is too late',
          as: late.grace,
          ...about(late),
          ...state('This can be reported until 24 hours after the appointment'),
        },
        {
          when: 'it is cancelled',
          as: gone.grace,
          ...about(gone),
          ...state('The status of this booking does not allow this'),
        },
      ],
      works: {
        as: booked.grace,
        ...about(booked),
        answer: { message: 'The booking is marked as a no-show. You are paid in full.' },
      },
    };
  }),
  row(contract.reportLateness, async (api) => {
    const booked = await begun(api, '-40 minutes');
    const [early, late] = [await begun(api, '-19 minutes'), await begun(api, '-26 hours')];
    const twice = await reported(api);

    return {
      refusals: [
        { ...notTheirs(await api.makeCustomer(), booked.id), body: {} },
        {
          when: 'it is too early',
          as: early.ada,
          ...about(early),
          body: {},
          ...state('Lateness can be reported from more than 20 minutes after the start'),
        },
        {
          when: 'it is too late',
          as: late.ada,
          ...about(late),
          body: {},
          ...state('This can be reported until 24 hours after the appointment'),
        },
        {
          when: 'it was reported before',
          as: twice.ada,
          ...about(twice),
          body: {},
          ...state('You have already reported this appointment'),
        },
        {
          when: 'it was 20 minutes',
          as: booked.ada,
          ...about(booked),
          body: { minutes: 20 },
          ...under('minutes', 'Lateness can be reported when it was more than 20 minutes'),
        },
        {
          when: 'so much time has not passed',
          as: booked.ada,
          ...about(booked),
          body: { minutes: 50 },
          ...under('minutes', 'So much time has not passed since the start'),
        },
      ],
      works: {
        as: booked.ada,
        ...about(booked),
        body: { minutes: 30, details: 'I rang twice' },
        answer: { message: 'Thank you for telling us. We have asked your practitioner.' },
      },
    };
  }),
  row(contract.answerLateness, async (api) => {
    const [booked, silent] = [await reported(api), await confirmedBooking(api)];
    const body = { agree: false, details: 'I was there' };

    return {
      refusals: [
        { ...notTheirs(await api.makePractitioner(), booked.id), body },
        {
          when: 'nothing was reported',
          as: silent.grace,
          ...about(silent),
          body,
          ...state('There is no report to answer'),
        },
        {
          when: 'there is no answer',
          as: booked.grace,
          ...about(booked),
          body: {},
          ...under('agree', 'Please choose an answer'),
        },
      ],
      works: {
        as: booked.grace,
        ...about(booked),
        body,
        answer: { message: 'Thank you. We will look at both sides and decide.' },
      },
    };
  }),
  row(contract.adminDisputes, async (api) => {
    const { id, dispute } = await reported(api);
    const as = await api.makeAdmin();

    return {
      works: {
        as,
        query: { status: 'open', per_page: 'all' },
        answer: {
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
          ...under('reason', 'Please give a reason'),
        },
        {
          when: 'there is no outcome',
          as,
          params,
          body: { ...body, outcome: 'both' },
          ...under('outcome', 'Please choose an outcome'),
        },
      ],
      works: {
        as,
        params,
        body,
        answer: { dispute: { state: 'settled', booking_status: 'no_show_practitioner' } },
      },
    };
  }),
];
