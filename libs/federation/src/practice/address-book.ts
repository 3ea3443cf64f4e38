import type { Place } from '@freely/api-client/contract';
import { placeOf, suggestPlaces, surePlaceOf } from '@freely/api-client/places';
import type { AddressBook, FoundAddress } from '@freely/ui/place-form';
import { streetLine, typedStreet } from './street-line.ts';

/** Addresses for the forms of places: Google's where there is a key, else the gazetteer's (D14). */
export const addressBook: AddressBook = {
  suggest: (typed, signal) => suggestPlaces(typed, signal, 'address'),
  find: async (id, typed) => foundAddress(await placeOf(id), typed),
  async check(typed) {
    const sure = await surePlaceOf(typed);
    if (sure) return foundAddress(sure, typed);
    const suggestions = await suggestPlaces(typed, undefined, 'address');

    return suggestions.length > 0 ? 'unsure' : null;
  },
};

function foundAddress({ address, town, postcode, lat, lon }: Place, typed: string): FoundAddress {
  return {
    address: streetLine(address, town) || typedStreet(typed, town),
    town,
    postcode: postcode ?? '',
    point: { lat, lng: lon },
  };
}
