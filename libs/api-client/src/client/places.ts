// Imported by its public name: the copy that the shell configured and every remote shares.
import { clientSettings } from '@freely/api-client/client';
import type { Place } from '../contract/places.ts';
import { gazetteerPlaces } from './gazetteer-places.ts';
import type { PlaceKind, PlaceSource, SuggestedPlace } from './place-source.ts';

/**
 * Turns a typed address into a place, the same way on every form (D14): with Google when the
 * installation has a key for it, else with the API's gazetteer. All throw when they fail.
 */

/**
 * Suggestions for the text typed so far. The address field aborts outdated calls.
 * @param kind `region` for where to search, `address` for where somebody lives or works
 */
export async function suggestPlaces(
  typed: string,
  signal?: AbortSignal,
  kind: PlaceKind = 'region',
): Promise<SuggestedPlace[]> {
  return (await source()).suggest(typed, kind, signal);
}

/** The place of a suggestion, by its id. */
export async function placeOf(id: string): Promise<Place> {
  return (await source()).place(id);
}

/** For a text that was typed but not selected: the place that it matches exactly, or null. */
export async function findExactPlace(typed: string): Promise<Place | null> {
  const wanted = normalized(typed);
  if (wanted === '') return null;

  const [first] = await suggestPlaces(typed);
  // The best suggestion, or its first part, must equal the text: "Lee" is not Leeds, but "sw114nb" is SW11 4NB.
  const names = first ? [first.text, first.text.split(',')[0] ?? ''] : [];

  return first && names.some((name) => normalized(name) === wanted) ? placeOf(first.id) : null;
}

/** Only an installation with a key loads the code for Google. */
async function source(): Promise<PlaceSource> {
  const { mapsKey } = clientSettings();
  if (!mapsKey) return gazetteerPlaces;
  const { googlePlaces } = await import('./google-places.ts');

  return googlePlaces(mapsKey);
}

function normalized(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}
