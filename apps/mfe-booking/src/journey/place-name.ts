import { postcodeIn } from './postcode.ts';
import type { JourneySearch } from './search-choice.ts';

/** A place in a word or two: its postcode, else its town, else the address as it is. */
export function placeName({ address, town }: Pick<JourneySearch, 'address' | 'town'>): string {
  return postcodeIn(address) ?? (town || address);
}
