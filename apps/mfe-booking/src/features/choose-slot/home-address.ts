import { send } from '@freely/api-client/client';
import { autocompletePlaces, type HomeAddress, placeDetails } from '@freely/api-client/contract';
import { postcodeIn, streetOf } from '../../journey/postcode.ts';
import type { JourneySearch } from '../../journey/search-choice.ts';

export interface Home {
  address: HomeAddress;
  /** The chosen place, kept as it came. */
  addressObject: string;
}

/**
 * Where the practitioner is to come to: the place of the search, or that of another postcode,
 * which is looked up. Null when nobody knows the postcode.
 */
export async function findHome(postcode: string, search: JourneySearch): Promise<Home | null> {
  const isSearched = postcode === postcodeIn(search.address);
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
  const match = suggestions.find(({ description }) => postcodeIn(description) === postcode);

  return match ? send(placeDetails, { params: { id: match.id } }) : null;
}
