import type { AddressSuggestion } from '@freely/ui/address-field';

/** An address that was looked up. */
export interface FoundAddress {
  /** House number and street; empty where only the postcode or town is known. */
  address: string;
  town: string;
  /** Empty where it is unknown. */
  postcode: string;
  /** Degrees. */
  point: { lat: number; lng: number };
}

/** Looks addresses up (D14). Callers provide it, since components make no requests. All may throw. */
export interface AddressLookup {
  suggest: (typed: string, signal?: AbortSignal) => Promise<readonly AddressSuggestion[]>;
  /** The address of a suggestion; `typed` is the text in the field when it was picked. */
  find: (id: string, typed: string) => Promise<FoundAddress>;
  /** Whether there is a place for a text that was typed but not picked. */
  exists: (typed: string) => Promise<boolean>;
}
