import * as contract from '@freely/api-client/contract';
import { fieldError, row } from '../support/documented-call.ts';
import { freeSlot } from '../support/make-practitioner.ts';
import type { TestApi } from '../support/start-test-api.ts';
import { draftFor } from '../support/start-test-market.ts';

const treatmentNotOffered = async ({ db }: TestApi) => {
  const { id } = await db
    .selectFrom('sub_services')
    .select('id')
    .where('name', '=', 'Balayage')
    .executeTakeFirstOrThrow();
  return id;
};
const notInList = 'This treatment is not in our list';
const notOffered = { status: 404, message: 'You do not offer this treatment' };
const address = {
  address: '1 New Street',
  city: 'Leeds',
  postcode: 'LS1 4AP',
  location: { lat: 53.8, lng: -1.55 },
};

/** A practitioner's treatments, work hours and locations. */
export const practiceRows = [
  row(contract.ownServices, async (api) => {
    const as = await api.makePractitioner({ offers: [{ price: 2550, duration: 45 }] });
    const [offer] = as.offers;

    return {
      success: {
        as,
        response: [{ sub_service_id: offer?.subServiceId, price: 25.5, duration: 45 }],
      },
    };
  }),
  row(contract.addService, async (api) => {
    const [as, sub_service_id] = [await api.makePractitioner(), await treatmentNotOffered(api)];
    const wrong = (change: object, field: string, message: string) => ({
      when: message,
      as,
      body: { sub_service_id, price: 40, ...change },
      ...fieldError(field, message),
    });

    return {
      refusals: [
        wrong({ price: undefined }, 'price', 'Price is required'),
        wrong({ price: -1 }, 'price', 'Price must be 0 or more'),
        wrong({ price: 1.001 }, 'price', 'Price must be in pounds and pence'),
        wrong({ price: 42.3 }, 'price', 'Price must be a multiple of £0.50'),
        wrong({ duration: 1.5 }, 'duration', 'Duration must be in whole minutes'),
        wrong({ sub_service_id: 999_999 }, 'sub_service_id', notInList),
        {
          when: 'a second time',
          as,
          body: { sub_service_id: as.offers[0]?.subServiceId, price: 1 },
          status: 409,
          message: 'You offer this treatment already',
        },
      ],
      success: {
        as,
        body: { sub_service_id, price: 40.5 },
        status: 201,
        response: { message: 'Treatment added', sub_service_id, price: 40.5, duration: 180 },
      },
    };
  }),
  row(contract.changeService, async (api) => {
    const [as, other] = [await api.makePractitioner(), await treatmentNotOffered(api)];
    const sub_service_id = as.offers[0]?.subServiceId;

    return {
      refusals: [
        { when: 'never offered', as, body: { sub_service_id: other, price: 1 }, ...notOffered },
        {
          when: 'no price',
          as,
          body: { sub_service_id },
          ...fieldError('price', 'Price is required'),
        },
      ],
      success: {
        as,
        body: { sub_service_id, price: 30 },
        response: { message: 'Treatment updated', sub_service_id, price: 30, duration: 45 },
      },
    };
  }),
  row(contract.removeService, async (api) => {
    const [as, other] = [await api.makePractitioner(), await treatmentNotOffered(api)];

    return {
      refusals: [{ when: 'never offered', as, body: { sub_service_id: other }, ...notOffered }],
      success: {
        as,
        body: { sub_service_id: as.offers[0]?.subServiceId },
        response: { message: 'Treatment removed' },
      },
    };
  }),
  row(contract.ownAvailability, async (api) => {
    const hours = [{ weekday: 1, from: 540, to: 1080, breaks: [{ from: 780, to: 840 }] }];
    const as = await api.makePractitioner({ hours });
    const monday = {
      available: { from: '09:00', to: '18:00' },
      break: [{ from: '13:00', to: '14:00' }],
    };

    return { success: { as, response: { '1': { sunday: [], monday } } } };
  }),
  row(contract.changeAvailability, async (api) => {
    const [as, bare] = [
      await api.makePractitioner({ salons: [{}] }),
      await api.makePractitioner({ mobile: null, salons: [{}] }),
    ];
    const other = await api.makePractitioner({ salons: [{}] });
    const friday = { available: { from: '10:00', to: '12:00' }, break: {} };
    const later = { available: { from: '10:00', to: '09:00' } };

    return {
      refusals: [
        {
          when: 'the end is before the start',
          as,
          body: { '1': { friday: later } },
          ...fieldError('1.friday.available.to', 'End must be after the start'),
        },
        {
          when: "another's salon",
          as,
          body: { '2': { [String(other.salonIds[0])]: { friday } } },
          status: 404,
          message: 'Salon not found',
        },
        {
          when: 'there is no mobile location',
          as: bare,
          body: { '1': { friday } },
          ...fieldError('1', 'Please add your mobile location first'),
        },
      ],
      success: {
        as,
        body: { '1': { friday } },
        response: { message: 'Work hours updated successfully' },
      },
    };
  }),
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
