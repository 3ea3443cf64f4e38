// Bookings up to their payment, and as both sides see them.
import * as contract from '@freely/api-client/contract';
import { sql } from 'kysely';
import { fieldError, row } from '../support/documented-call.ts';
import { freeSlot } from '../support/make-practitioner.ts';
import { confirmedBooking, startsIn } from '../support/paid-booking.ts';
import type { TestApi } from '../support/start-test-api.ts';
import { draftFor } from '../support/start-test-market.ts';
import { conflict, notOwned } from './booking-fixtures.ts';

const deleted = {
  status: 404,
  message: 'This booking was automatically deleted due to lack of payment',
};
async function held(api: TestApi) {
  const [grace, ada] = [await api.makePractitioner(), await api.makeCustomer()];
  const body = draftFor(grace, freeSlot(8));
  const response = await api.call(contract.createBooking, { body }, { as: ada });

  return { id: response.body.id, ada, grace };
}

async function expired(api: TestApi) {
  const booked = await held(api);
  await sql`update bookings set status = 'expired' where id = ${booked.id}`.execute(api.db);

  return booked;
}

export const bookingRows = [
  row(contract.createBooking, async (api) => {
    const [grace, as] = [await api.makePractitioner(), await api.makeCustomer()];
    const other = await api.makePractitioner({ approved: null });
    await confirmedBooking(api, { grace, slot: freeSlot(8, '14:00') });
    const body = draftFor(grace, freeSlot(8));
    const { address: _, ...withoutAddress } = body;

    return {
      refusals: [
        {
          when: 'the time is taken',
          as,
          body: { ...body, ...freeSlot(8, '14:00') },
          ...conflict('This time is not available any more. Please choose another.'),
        },
        {
          when: 'it is off the grid',
          as,
          body: { ...body, ...freeSlot(8, '10:05') },
          ...fieldError(
            'start_time',
            'Appointments start every 15 minutes. Please choose a time from the list.',
          ),
        },
        {
          when: 'it has passed',
          as,
          body: { ...body, ...freeSlot(-1) },
          ...conflict('This time has passed. Please choose a later one.'),
        },
        {
          when: 'the practitioner is not approved',
          as,
          body: { ...body, practitioner_id: other.id },
          status: 404,
          message: 'This practitioner cannot be booked at the moment',
        },
        {
          when: 'a home visit has no address',
          as,
          body: withoutAddress,
          ...fieldError('address.postcode', 'Please add your postcode for mobile treatments'),
        },
        {
          when: 'nothing is chosen',
          as,
          body: { ...body, services_ids: [] },
          ...fieldError('services_ids', 'Service is required'),
        },
        {
          when: 'a practitioner books themselves',
          as: grace,
          body,
          status: 422,
          message: 'You cannot book yourself',
        },
      ],
      success: { as, body, status: 201, response: { booking_status: 'confirmed', paid: false } },
    };
  }),
  row(contract.booking, async (api) => {
    const { id, ada } = await held(api);
    const lapsed = await expired(api);

    return {
      refusals: [
        notOwned(await api.makeCustomer(), id),
        { when: 'its hold ran out', as: lapsed.ada, params: { id: lapsed.id }, ...deleted },
      ],
      success: { as: ada, params: { id }, response: { id, review: false, dispute: null } },
    };
  }),
  row(contract.downloadAppointment, async (api) => {
    const { id, ada } = await confirmedBooking(api);
    const unpaid = await held(api);

    return {
      refusals: [
        notOwned(await api.makeCustomer(), id),
        {
          when: 'it is not paid yet',
          as: unpaid.ada,
          params: { id: unpaid.id },
          ...conflict('This booking is not paid yet'),
        },
      ],
      success: { as: ada, params: { id }, response: `UID:booking-${id}@` },
    };
  }),
  row(contract.saveBookingNotes, async (api) => {
    const { id, ada } = await held(api);
    const started = await confirmedBooking(api);
    await startsIn(api, started.id, '0 seconds');
    const body = { notes: 'Second floor' };

    return {
      refusals: [
        { ...notOwned(await api.makeCustomer(), id), body },
        {
          when: 'it is too long',
          as: ada,
          params: { id },
          body: { notes: 'x'.repeat(1001) },
          ...fieldError('notes', 'The notes may not be greater than 1000 characters.'),
        },
        {
          when: 'it has started',
          as: started.ada,
          params: { id: started.id },
          body,
          ...conflict('This booking can no longer be changed'),
        },
        {
          when: 'others were saved meanwhile',
          as: ada,
          params: { id },
          body: { ...body, before: 'First floor' },
          ...fieldError(
            'notes',
            'These notes were changed on another page. See what is saved now, then save again',
          ),
          status: 409,
        },
      ],
      success: {
        as: ada,
        params: { id },
        body,
        response: { message: 'Your notes have been saved' },
      },
    };
  }),
  row(contract.saveBookingAddress, async (api) => {
    const { id, ada } = await held(api);
    const grace = await api.makePractitioner({ salons: [{}] });
    const bob = await api.makeCustomer();
    const salon = draftFor(grace, { ...freeSlot(8), location_type: 'salon' });
    const booked = await api.call(contract.createBooking, { body: salon }, { as: bob });
    const body = { address: '8 Canary Row' };

    return {
      refusals: [
        { ...notOwned(await api.makeCustomer(), id), body },
        {
          when: 'it is empty',
          as: ada,
          params: { id },
          body: { address: '' },
          ...fieldError('address', 'This field is required'),
        },
        {
          when: 'it is at a salon',
          as: bob,
          params: { id: booked.body.id },
          body,
          ...conflict('This appointment takes place at a salon'),
        },
      ],
      success: {
        as: ada,
        params: { id },
        body,
        response: { message: 'Your address has been saved' },
      },
    };
  }),
  row(contract.customerBookings, async (api) => {
    const { id, ada } = await held(api);

    return { success: { as: ada, response: [{ id, change_to_accept: false, moved_from: null }] } };
  }),
  row(contract.practitionerBookings, async (api) => {
    const { id, grace } = await confirmedBooking(api);
    const treatments = [{ quantity: 1, total_price: 25, service: 'Nails', service_type: 'Nails' }];

    return {
      success: {
        as: grace,
        response: [
          {
            id,
            treatments,
            booking_status: 'confirmed',
            location_type: 'mobile',
            customer_name: 'Ada Example',
            customer_phone: '07700900123',
            call_out_charge: 0,
            total_amount: 25,
            discount_amount: 0,
            amount_refunded: 0,
            freely_fee: 0.2,
            cancellation_fee: 0,
            location: { address: '7 Canary Row', city: 'London', postcode: 'SW11 4NB' },
          },
        ],
      },
    };
  }),
];
