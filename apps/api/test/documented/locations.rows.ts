import * as contract from '@freely/api-client/contract';
import { fieldError, row } from '../support/documented-call.ts';
import { freeSlot } from '../support/make-practitioner.ts';
import { draftFor } from '../support/start-test-market.ts';

const address = {
  address: '1 New Street',
  city: 'Leeds',
  postcode: 'LS1 4AP',
  location: { lat: 53.8, lng: -1.55 },
};

/** Where a practitioner works, and how they travel. */
export const locationRows = [
  row(contract.ownLocationTypes, async (api) => {
    const as = await api.makePractitioner({ salons: [{ name: 'The Yard' }] });

    return {
      success: {
        as,
        response: {
          mobile: { disabled: false, distance_to_travel: 5, address: { postcode: 'SW11 4NB' } },
          salon: [{ salon_id: as.salonIds[0], name: 'The Yard' }],
        },
      },
    };
  }),
  row(contract.ownTravel, async (api) => {
    const as = await api.makePractitioner();

    return { success: { as, response: { travel: null } } };
  }),
  row(contract.changeTravel, async (api) => {
    const as = await api.makePractitioner();
    const travel = {
      way: 'bicycle',
      buffer: 10,
      from_base: true,
      miles_by_day: [null, 3, 3, 3, 3, 3, 5],
    };
    const wrong = (change: object, field: string, message: string) => ({
      when: message,
      as,
      body: { travel: { ...travel, ...change } },
      ...fieldError(`travel.${field}`, message),
    });

    return {
      refusals: [
        wrong({ way: 'broom' }, 'way', 'Please choose how you travel'),
        wrong({ buffer: 61 }, 'buffer', 'Extra time must be between 0 and 60 minutes'),
      ],
      success: { as, body: { travel }, response: { travel } },
    };
  }),
  row(contract.changeLocationTypes, async (api) => {
    const as = await api.makePractitioner({ salons: [{}] });
    const [bare, other] = [
      await api.makePractitioner({ mobile: null, salons: [{}] }),
      await api.makePractitioner({ salons: [{}] }),
    ];
    const wrong = (mobile: object, field: string, message: string) => ({
      when: message,
      as,
      body: { mobile },
      ...fieldError(`mobile.${field}`, message),
    });
    const salon = [{ salon_id: as.salonIds[0] ?? 0, address }];
    const slot = freeSlot(8);
    const booked = await api.call(
      contract.createBooking,
      { body: { ...draftFor(as, slot), location_type: 'salon', salon_id: as.salonIds[0] ?? 0 } },
      { as: await api.makeCustomer() },
    );
    await api.db
      .updateTable('bookings')
      .set({ status: 'confirmed', paid_at: new Date() })
      .where('id', '=', booked.body.id)
      .execute();
    const integer = 'The distance to travel must be an integer.';
    const range = 'The distance to travel must be between 1 and 30 miles.';

    return {
      refusals: [
        wrong({ distance_to_travel: 1.5 }, 'distance_to_travel', integer),
        wrong({ distance_to_travel: 0 }, 'distance_to_travel', range),
        wrong({ distance_to_travel: 31 }, 'distance_to_travel', range),
        wrong({ call_out_charge: -1 }, 'call_out_charge', 'Call-out charge must be 0 or more'),
        wrong({ address: { ...address, city: '' } }, 'address.city', 'Town is required'),
        wrong(
          { address: { ...address, postcode: '' } },
          'address.postcode',
          'Postcode is required',
        ),
        {
          when: 'there is no such kind of location',
          as,
          body: { mobil: { disabled: true } },
          ...fieldError('mobil', 'This is not valid'),
        },
        {
          when: 'a mobile location is to be removed',
          as,
          body: { mobile: null },
          ...fieldError('mobile', 'A mobile location can be switched off, but not removed'),
        },
        {
          when: 'there is no mobile location',
          as: bare,
          body: { mobile: { disabled: true } },
          status: 409,
          message: 'Please add your mobile location first',
        },
        {
          when: "another's salon",
          as,
          body: { salon: [{ salon_id: other.salonIds[0], name: 'Mine' }] },
          status: 404,
          message: 'Salon not found',
        },
        {
          when: 'a salon with bookings moves elsewhere (D95)',
          as,
          body: { salon },
          status: 409,
          message:
            'You have a booking at this salon. Please cancel it first, or add the new address as another salon.',
          bookings: [
            { id: booked.body.id, date: slot.date, start_time: '10:00:00', end_time: '10:45:00' },
          ],
        },
      ],
      success: {
        as,
        body: { mobile: { distance_to_travel: 12, call_out_charge: 4.5 } },
        response: {
          message: 'Locations updated successfully',
          mobile: { distance_to_travel: 12, call_out_charge: 4.5 },
        },
      },
    };
  }),
  row(contract.practitionerSalons, async (api) => {
    const as = await api.makePractitioner({ salons: [{ name: 'The Yard' }] });
    const salon = { id: as.salonIds[0], name: 'The Yard', postcode: 'SW11 4NB' };

    return { success: { as, response: { salons: [salon] } } };
  }),
];
