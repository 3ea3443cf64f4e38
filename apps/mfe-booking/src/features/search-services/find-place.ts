import { send } from '@freely/api-client/client';
import { autocompletePlaces, type Place, placeDetails } from '@freely/api-client/contract';

/** Suggestions for the typed text. The address field calls it, and aborts outdated requests. */
export async function findSuggestions(typed: string, signal?: AbortSignal) {
  const { suggestions } = await send(autocompletePlaces, { query: { q: typed } }, { signal });

  return suggestions.map(({ id, description }) => ({ id, text: description }));
}

export function findPlace(id: string): Promise<Place> {
  return send(placeDetails, { params: { id } });
}

/** The place that a typed text clearly means, although it was not picked from the list; or null. */
export async function lookUp(typed: string): Promise<Place | null> {
  const query = normalise(typed);
  if (query === '') return null;

  const [first] = await findSuggestions(typed);
  // The first part of the best match must equal the text: "Lee" does not mean Leeds.
  const isMatch = first && normalise(first.text.split(',')[0] ?? '') === query;

  return isMatch ? findPlace(first.id) : null;
}

function normalise(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}
