import type { Place } from '../contract/places.ts';

/** What may be suggested: postcodes, towns and districts, or whole addresses. */
export type PlaceKind = 'region' | 'address';

/** One line of the address field. */
export interface SuggestedPlace {
  id: string;
  text: string;
  /** Whose suggestion it is, where that must be shown. */
  credit?: string | undefined;
}

/** Where places come from: the gazetteer of the API, or Google (D14). Both throw when they fail. */
export interface PlaceSource {
  suggest(
    typed: string,
    kind: PlaceKind,
    signal?: AbortSignal | undefined,
  ): Promise<SuggestedPlace[]>;
  place(id: string): Promise<Place>;
}
