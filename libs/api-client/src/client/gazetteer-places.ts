// Imported by its public name: the copy that the shell configured and every remote shares.
import { send } from '@freely/api-client/client';
import { autocompletePlaces, placeDetails } from '../contract/places.ts';
import type { PlaceSource } from './place-source.ts';

/** The API's bundled gazetteer, which has no individual houses (D14). */
export const gazetteerPlaces: PlaceSource = {
  async suggest(typed, _kind, signal) {
    const { suggestions } = await send(autocompletePlaces, { query: { q: typed } }, { signal });

    return suggestions.map(({ id, description }) => ({ id, text: description }));
  },
  place: (id) => send(placeDetails, { params: { id } }),
};
