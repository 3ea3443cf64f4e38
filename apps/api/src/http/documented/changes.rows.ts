// A paid booking that is called off, or moved, by either side.
import * as contract from '@freely/api-client/contract';
import { sql } from 'kysely';
import { row, under } from '../../testing/documented-call.ts';
import { freeSlot } from '../../testing/make-practitioner.ts';
import { confirmedBooking, startsIn } from '../../testing/paid-booking.ts';
import { about, begun, cancelled, notTheirs, state } from './booking-scenes.ts';

export const changeRows = [
  row(contract.cancelByCustomer, async (api) => {
    const booked = await confirmedBooking(api);
    const [over, gone] = [await begun(api, '0 seconds'), await cancelled(api, 'customer')];

    return {
      refusals: [
        notTheirs(await api.makeCustomer(), booked.id),
        {
          when: 'it has begun',
          as: over.ada,
          ...about(over),
          ...state('This booking can no longer be cancelled'),
        },
        {
          when: 'it is cancelled',
          as: gone.ada,
          ...about(gone),
          ...state('This booking has already been cancelled'),
        },
      ],
      works: {
        as: booked.ada,
        ...about(booked),
        answer: { message: 'Your booking has been cancelled. It is not refunded.' },
      },
    };
  }),
  row(contract.cancelByPractitioner, async (api) => {
    const booked = await confirmedBooking(api);
    const [over, gone] = [await begun(api, '0 seconds'), await cancelled(api, 'customer')];
    const unpaid = await confirmedBooking(api);
    await sql`update bookings set status = 'held', paid_at = null
      where id = ${unpaid.id}`.execute(api.db);

    return {
      refusals: [
        notTheirs(await api.makePractitioner(), booked.id),
        {
          when: 'it has begun',
          as: over.grace,
          ...about(over),
          ...state('This booking can no longer be cancelled'),
        },
        {
          when: 'it is cancelled',
          as: gone.grace,
          ...about(gone),
          ...state('This booking has already been cancelled'),
        },
        {
          when: 'it is not paid',
          as: unpaid.grace,
          ...about(unpaid),
          ...state('This booking has not been paid'),
        },
      ],
      works: {
        as: booked.grace,
        ...about(booked),
        answer: { message: 'The booking has been cancelled. The customer gets a full refund.' },
      },
    };
  }),
  row(contract.moveBooking, async (api) => {
    const booked = await confirmedBooking(api);
    const [over, gone] = [await begun(api, '0 seconds'), await cancelled(api, 'customer')];
    await confirmedBooking(api, { grace: booked.grace, slot: freeSlot(9, '14:00') });
    const body = freeSlot(9);
    const own = { as: booked.grace, ...about(booked) };

    return {
      refusals: [
        { ...notTheirs(await api.makePractitioner(), booked.id), body },
        {
          when: 'the time is taken',
          ...own,
          body: freeSlot(9, '14:15'),
          ...state('This time is not available any more. Please choose another.'),
        },
        {
          when: 'it has passed',
          ...own,
          body: freeSlot(-1),
          ...state('This time has passed. Please choose a later one.'),
        },
        {
          when: 'it is off the grid',
          ...own,
          body: freeSlot(9, '10:05'),
          ...state('Appointments start every 15 minutes. Please choose a time from the list.'),
        },
        {
          when: 'it is the same time',
          ...own,
          body: freeSlot(8),
          ...state('This booking is at that time already'),
        },
        {
          when: 'no date',
          ...own,
          body: { ...body, date: '' },
          ...under('date', 'Date is required'),
        },
        {
          when: 'no time',
          ...own,
          body: { ...body, start_time: '' },
          ...under('start_time', 'Time is required'),
        },
        {
          when: 'it has begun',
          as: over.grace,
          ...about(over),
          body,
          ...state('This booking can no longer be moved'),
        },
        {
          when: 'it is cancelled',
          as: gone.grace,
          ...about(gone),
          body,
          ...state('This booking has already been cancelled'),
        },
      ],
      works: {
        ...own,
        body,
        answer: {
          message: 'The booking has been moved, and the customer is told.',
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
        notTheirs(await api.makeCustomer(), booked.id),
        {
          when: 'nothing was moved',
          as: unmoved.ada,
          ...about(unmoved),
          ...state('There is no change to accept'),
        },
      ],
      works: {
        as: booked.ada,
        ...about(booked),
        answer: { message: 'You have accepted the new time' },
      },
    };
  }),
];
