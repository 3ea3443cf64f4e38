// By its public name: that is the copy which the shell configured and every remote shares.
import { clientSettings } from '@freely/api-client/client';
import type { Place } from '../contract/places.ts';
import { gazetteerPlaces } from './gazetteer-places.ts';
import type { PlaceKind, PlaceSource, SuggestedPlace } from './place-source.ts';

/**
 * How a typed address becomes a place, the same on every form (D14): from Google where the
 * installation has a key for it, else from the gazetteer of the API. All throw when they fail.
 */

/**
 * Suggestions for what was typed so far. The address field asks, and aborts what is outdated.
 * @param kind `region` for where to search, `address` for where somebody lives or works
 */
export async function suggestPlaces(
  typed: string,
  signal?: AbortSignal,
  kind: PlaceKind = 'region',
): Promise<SuggestedPlace[]> {
  return (await source()).suggest(typed, kind, signal);
}

/** The place behind a suggestion. */
export async function placeOf(id: string): Promise<Place> {
  return (await source()).place(id);
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

/** Only an installation with a key fetches the code for Google. */
async function source(): Promise<PlaceSource> {
  const { mapsKey } = clientSettings();
  if (!mapsKey) return gazetteerPlaces;
  const { googlePlaces } = await import('./google-places.ts');

  return googlePlaces(mapsKey);
}

function plain(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}
