import { send } from '@freely/api-client/client';
import { autocompletePlaces, type Place, placeDetails } from '@freely/api-client/contract';

/** Suggestions for what was typed so far. The address field asks, and aborts what is outdated. */
export async function findSuggestions(typed: string, signal?: AbortSignal) {
  const { suggestions } = await send(autocompletePlaces, { query: { q: typed } }, { signal });

  return suggestions.map(({ id, description }) => ({ id, text: description }));
}

export function findPlace(id: string): Promise<Place> {
  return send(placeDetails, { params: { id } });
}

/** For a text that was typed but not picked: the place that it surely means, or null. */
export async function lookUp(typed: string): Promise<Place | null> {
  const wanted = plain(typed);
  if (wanted === '') return null;

  const [first] = await findSuggestions(typed);
  // The best guess must begin with what was typed: "Lee" is not Leeds, "SW11 4NB" is SW11 4NB.
  const isSure = first && plain(first.text.split(',')[0] ?? '') === wanted;

  return isSure ? findPlace(first.id) : null;
}

function plain(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}
