import { send } from '@freely/api-client/client';
import { autocompletePlaces, type HomeAddress, placeDetails } from '@freely/api-client/contract';
import { findPostcode, streetOf } from '../journey/postcode.ts';
import type { JourneySearch } from '../journey/search-params.ts';

export interface ResolvedAddress {
  address: HomeAddress;
  /** The chosen place as JSON, unchanged. */
  addressObject: string;
}

/**
 * The address of a home visit: the place of the search, or the place of another postcode, which is
 * looked up. Null when the postcode is unknown.
 */
export async function resolveHomeAddress(
  postcode: string,
  search: JourneySearch,
): Promise<ResolvedAddress | null> {
  const isSearched = postcode === findPostcode(search.address);
  const place = isSearched ? search : await placeOf(postcode);
  if (!place) return null;

  const { address, town, lat, lon } = place;

  return {
    address: {
      city: town || postcode,
      postcode,
      address: streetOf(address, town),
      country_id: 'UK',
      country_name: 'United Kingdom',
      location: { lat, lng: lon },
    },
    addressObject: JSON.stringify({ address, town, postcode, lat, lon }),
  };
}

async function placeOf(postcode: string) {
  const { suggestions } = await send(autocompletePlaces, { query: { q: postcode } });
  const match = suggestions.find(({ description }) => findPostcode(description) === postcode);

  return match ? send(placeDetails, { params: { id: match.id } }) : null;
}
