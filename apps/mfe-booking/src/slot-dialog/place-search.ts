import type { JourneySearch } from '../journey/search-params.ts';
import type { ResolvedAddress } from './home-address.ts';

/** The search for those who do come to an address. */
export function placeSearch({ type }: JourneySearch, { address }: ResolvedAddress): JourneySearch {
  const { postcode, city, location } = address;

  return {
    address: [city, postcode].join(', '),
    town: city,
    lat: location.lat,
    lon: location.lng,
    type,
    location: 'mobile',
  };
}
