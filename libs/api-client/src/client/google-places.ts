import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import type { Place } from '../contract/places.ts';
import type { PlaceSource } from './place-source.ts';

/** Shown to people wherever Google's suggestions are shown. */
const CREDIT = 'Google Maps';

/** The part of Google's library that this file uses. */
interface PlacesLibrary {
  AutocompleteSessionToken: new () => object;
  AutocompleteSuggestion: {
    fetchAutocompleteSuggestions(request: Record<string, unknown>): Promise<{
      suggestions: { placePrediction: { placeId: string; text: { text: string } } | null }[];
    }>;
  };
  Place: new (options: { id: string }) => GooglePlace;
}

interface GooglePlace {
  addressComponents?: { types: string[]; longText: string | null }[];
  formattedAddress?: string | null;
  location?: { lat(): number; lng(): number } | null;
  fetchFields(request: { fields: string[] }): Promise<{ place: GooglePlace }>;
}

/** Google charges one session for a search, from the first letter to the selection. */
let session: object | undefined;
let library: Promise<PlacesLibrary> | undefined;

/** Google Places, Great Britain only (D14). The script is loaded with the first letter typed. */
export function googlePlaces(key: string): PlaceSource {
  const places = () => {
    library ??= load(key);
    return library;
  };

  return {
    async suggest(typed, kind, signal) {
      const { AutocompleteSessionToken, AutocompleteSuggestion } = await places();
      session ??= new AutocompleteSessionToken();
      const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input: typed,
        includedRegionCodes: ['gb'],
        // Regions are postcodes, towns and districts; everything else is an address.
        ...(kind === 'region' ? { includedPrimaryTypes: ['(regions)'] } : {}),
        language: 'en-GB',
        region: 'gb',
        sessionToken: session,
      });
      signal?.throwIfAborted();

      return suggestions.flatMap(({ placePrediction }) =>
        placePrediction
          ? [{ id: placePrediction.placeId, text: placePrediction.text.text, credit: CREDIT }]
          : [],
      );
    },

    async place(id) {
      const { Place } = await places();
      const { place } = await new Place({ id }).fetchFields({
        fields: ['addressComponents', 'formattedAddress', 'location'],
      });
      session = undefined;

      return readPlace(id, place);
    },
  };
}

async function load(key: string): Promise<PlacesLibrary> {
  try {
    // The same options as the map's: the script is loaded only once, by the first of the two.
    setOptions({ key, language: 'en-GB', region: 'GB' });
    return (await importLibrary('places')) as unknown as PlacesLibrary;
  } catch (error) {
    // The next letter tries again.
    library = undefined;
    throw error;
  }
}

function readPlace(id: string, place: GooglePlace): Place {
  const part = (...types: string[]) =>
    types
      .map((type) => place.addressComponents?.find((component) => component.types.includes(type)))
      .find((component) => component?.longText)?.longText ?? null;
  const { location } = place;
  if (!location) throw new Error('Google returned a place without a location.');

  return {
    id,
    address: (place.formattedAddress ?? '').replace(/, (UK|United Kingdom)$/, ''),
    town: part('postal_town', 'locality', 'administrative_area_level_2') ?? '',
    postcode: part('postal_code'),
    lat: round(location.lat()),
    lon: round(location.lng()),
    country_id: 'UK',
    country_name: 'United Kingdom',
  };
}

/** 7 decimals (a centimetre), like all coordinates in the product. */
function round(degrees: number): number {
  return Number(degrees.toFixed(7));
}
