import type { Place } from '@freely/api-client/contract';
import { placeOf, suggestPlaces } from '@freely/api-client/places';
import type { AddressLookup, FoundAddress } from './place-form/index.ts';
import { streetLine, typedStreet } from './street-line.ts';

/** Address lookup for place forms: Google with a key, otherwise the gazetteer of the API (D14). */
export const addressBook: AddressLookup = {
  suggest: (typed, signal) => suggestPlaces(typed, signal, 'address'),
  find: async (id, typed) => foundAddress(await placeOf(id), typed),
  exists: async (typed) => (await suggestPlaces(typed, undefined, 'address')).length > 0,
};

function foundAddress({ address, town, postcode, lat, lon }: Place, typed: string): FoundAddress {
  return {
    address: streetLine(address, town) || typedStreet(typed, town),
    town,
    postcode: postcode ?? '',
    point: { lat, lng: lon },
  };
}
