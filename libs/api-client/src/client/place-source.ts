import type { Place } from '../contract/places.ts';

/** What is suggested: regions are postcodes, towns and districts; addresses are complete. */
export type PlaceKind = 'region' | 'address';

/** One suggestion in the address field. */
export interface SuggestedPlace {
  id: string;
  text: string;
  /** The provider's name, when its terms require showing it. */
  credit?: string | undefined;
}

/** A source of places: the API's gazetteer, or Google (D14). Both throw when they fail. */
export interface PlaceSource {
  suggest(
    typed: string,
    kind: PlaceKind,
    signal?: AbortSignal | undefined,
  ): Promise<SuggestedPlace[]>;
  place(id: string): Promise<Place>;
}
