import { findPostcode } from './postcode.ts';
import type { JourneySearch } from './search-params.ts';

/** A short name for a place: its postcode, otherwise its town, otherwise the address. */
export function placeName({ address, town }: Pick<JourneySearch, 'address' | 'town'>): string {
  return findPostcode(address) ?? (town || address);
}
