// A paid booking that is cancelled or moved by either side.
import * as contract from '@freely/api-client/contract';
import { sql } from 'kysely';
import { fieldError, row } from '../support/documented-call.ts';
import { freeSlot } from '../support/make-practitioner.ts';
import { confirmedBooking, startsIn } from '../support/paid-booking.ts';
import {
  cancelledBooking,
  conflict,
  notOwned,
  paramsOf,
  startedBooking,
} from './booking-fixtures.ts';

export const changeRows = [
  row(contract.cancelByCustomer, async (api) => {
    const booked = await confirmedBooking(api);
    await startsIn(api, booked.id, '20 hours');
    const started = await startedBooking(api, '0 seconds');
    const cancelled = await cancelledBooking(api, 'customer');

    return {
      refusals: [
        notOwned(await api.makeCustomer(), booked.id),
        {
          when: 'it has started',
          as: started.ada,
          ...paramsOf(started),
          ...conflict('This booking can no longer be cancelled'),
        },
        {
          when: 'it is cancelled',
          as: cancelled.ada,
          ...paramsOf(cancelled),
          ...conflict('This booking has already been cancelled'),
        },
      ],
      success: {
        as: booked.ada,
        ...paramsOf(booked),
        response: {
          message:
            'Your booking has been cancelled. It is not refunded. If somebody else books your time, we return what that brings, up to what you paid, once that visit has begun.',
        },
      },
    };
  }),
  row(contract.cancelByPractitioner, async (api) => {
    const booked = await confirmedBooking(api);
    await sql`insert into payments (booking_id, status, amount, captured)
      select id, 'succeeded', total_amount, total_amount from bookings
      where id = ${booked.id}`.execute(api.db);
    const started = await startedBooking(api, '0 seconds');
    const cancelled = await cancelledBooking(api, 'customer');
    const unpaid = await confirmedBooking(api);
    await sql`update bookings set status = 'held', paid_at = null
      where id = ${unpaid.id}`.execute(api.db);

    return {
      refusals: [
        notOwned(await api.makePractitioner(), booked.id),
        {
          when: 'it has started',
          as: started.grace,
          ...paramsOf(started),
          ...conflict('This booking can no longer be cancelled'),
        },
        {
          when: 'it is cancelled',
          as: cancelled.grace,
          ...paramsOf(cancelled),
          ...conflict('This booking has already been cancelled'),
        },
        {
          when: 'it is not paid',
          as: unpaid.grace,
          ...paramsOf(unpaid),
          ...conflict('This booking has not been paid'),
        },
      ],
      success: {
        as: booked.grace,
        ...paramsOf(booked),
        response: { message: 'The booking has been cancelled. The customer gets a full refund.' },
      },
    };
  }),
  row(contract.moveBooking, async (api) => {
    const booked = await confirmedBooking(api);
    const started = await startedBooking(api, '0 seconds');
    const cancelled = await cancelledBooking(api, 'customer');
    await confirmedBooking(api, { grace: booked.grace, slot: freeSlot(9, '14:00') });
    const body = freeSlot(9);
    const own = { as: booked.grace, ...paramsOf(booked) };

    return {
      refusals: [
        { ...notOwned(await api.makePractitioner(), booked.id), body },
        {
          when: 'the time is taken',
          ...own,
          body: freeSlot(9, '14:15'),
          ...conflict('This time is not available any more. Please choose another.'),
        },
        {
          when: 'it has passed',
          ...own,
          body: freeSlot(-1),
          ...conflict('This time has passed. Please choose a later one.'),
        },
        {
          when: 'it is off the grid',
          ...own,
          body: freeSlot(9, '10:05'),
          ...fieldError(
            'start_time',
            'Appointments start every 15 minutes. Please choose a time from the list.',
          ),
        },
        {
          when: 'it is the same time',
          ...own,
          body: freeSlot(8),
          ...conflict('This booking is at that time already'),
        },
        {
          when: 'no date',
          ...own,
          body: { ...body, date: '' },
          ...fieldError('date', 'Date is required'),
        },
        {
          when: 'no time',
          ...own,
          body: { ...body, start_time: '' },
          ...fieldError('start_time', 'Time is required'),
        },
        {
          when: 'it has started',
          as: started.grace,
          ...paramsOf(started),
          body,
          ...conflict('This booking can no longer be moved'),
        },
        {
          when: 'it is cancelled',
          as: cancelled.grace,
          ...paramsOf(cancelled),
          body,
          ...conflict('This booking has already been cancelled'),
        },
      ],
      success: {
        ...own,
        body,
        response: {
          message: 'The booking has been moved, and the customer has been told.',
          change_to_accept: false,
        },
      },
    };
  }),
  row(contract.acceptChange, async (api) => {
    const [booked, unmoved] = [await confirmedBooking(api), await confirmedBooking(api)];
    await startsIn(api, booked.id, '20 hours');
    await api.call(
      contract.moveBooking,
      { params: { id: String(booked.id) }, body: freeSlot(9) },
      { as: booked.grace },
    );

    return {
      refusals: [
        notOwned(await api.makeCustomer(), booked.id),
        {
          when: 'nothing was moved',
          as: unmoved.ada,
          ...paramsOf(unmoved),
          ...conflict('There is no change to accept'),
        },
      ],
      success: {
        as: booked.ada,
        ...paramsOf(booked),
        response: { message: 'You have accepted the new time' },
      },
    };
  }),
];
