import type { AddressSuggestion } from '../address-field/index.ts';

/** An address as it was found. */
export interface FoundAddress {
  /** House number and street; empty where only the postcode or town is known. */
  address: string;
  town: string;
  /** Empty where it is not known. */
  postcode: string;
  /** Degrees. */
  point: { lat: number; lng: number };
}

/** Where addresses come from (D14): the caller's, since parts make no calls. All may throw. */
export interface AddressBook {
  suggest: (typed: string, signal?: AbortSignal) => Promise<readonly AddressSuggestion[]>;
  /** The address behind a suggestion; `typed` is what was in the field when it was picked. */
  find: (id: string, typed: string) => Promise<FoundAddress>;
  /** For what was typed but not picked: null when nothing is called so. */
  check: (typed: string) => Promise<FoundAddress | 'unsure' | null>;
}
