import * as contract from '@freely/api-client/contract';
import { fieldError, row } from '../support/documented-call.ts';
import type { TestApi } from '../support/start-test-api.ts';

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

/** A practitioner's treatments. */
export const treatmentRows = [
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
];
