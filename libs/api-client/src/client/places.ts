// By its public name: that is the copy which the shell configured and every remote shares.
import { send } from '@freely/api-client/client';
import { autocompletePlaces, type Place, placeDetails } from '../contract/places.ts';

/** How a typed address becomes a place, the same on every form (D14). All throw `ApiError`. */

/** Suggestions for what was typed so far, `{id, text}` each. The address field asks, and aborts what is outdated. */
export async function suggestPlaces(typed: string, signal?: AbortSignal) {
  const { suggestions } = await send(autocompletePlaces, { query: { q: typed } }, { signal });

  return suggestions.map(({ id, description }) => ({ id, text: description }));
}

/** The place behind a suggestion. */
export function placeOf(id: string): Promise<Place> {
  return send(placeDetails, { params: { id } });
}

/** For a text that was typed but not picked: the place that it surely means, or null. */
export async function surePlaceOf(typed: string): Promise<Place | null> {
  const wanted = plain(typed);
  if (wanted === '') return null;

  const [first] = await suggestPlaces(typed);
  // The best guess must be what was typed: "Lee" is not Leeds, "sw114nb" is SW11 4NB.
  const isSure = first && plain(first.text.split(',')[0] ?? '') === wanted;

  return isSure ? placeOf(first.id) : null;
}

function plain(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}
