import * as v from 'valibot';
import { call } from './call.ts';
import { Latitude, Longitude } from './values.ts';

/** One suggestion in the address field. */
export const PlaceSuggestion = v.object({
  id: v.string(),
  /** As shown in the list: 'SW11 4NB, London'. */
  description: v.string(),
});
export type PlaceSuggestion = v.InferOutput<typeof PlaceSuggestion>;

/** A selected place. `postcode` is null for a town; coordinates have 7 decimals. */
export const Place = v.object({
  id: v.string(),
  address: v.string(),
  town: v.string(),
  postcode: v.nullable(v.string()),
  lat: Latitude,
  lon: Longitude,
  country_id: v.literal('UK'),
  country_name: v.literal('United Kingdom'),
});
export type Place = v.InferOutput<typeof Place>;

export const autocompletePlaces = /*#__PURE__*/ call({
  method: 'GET',
  path: '/places/autocomplete',
  access: 'public',
  query: v.object({ q: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120)) }),
  response: v.object({ suggestions: v.array(PlaceSuggestion) }),
});

export const placeDetails = /*#__PURE__*/ call({
  method: 'GET',
  path: '/places/:id',
  access: 'public',
  params: v.object({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(60)) }),
  response: Place,
});
