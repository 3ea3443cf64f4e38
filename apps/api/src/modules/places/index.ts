import { autocompletePlaces, type Place, placeDetails } from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../http/app-error.ts';
import { serve } from '../../http/serve.ts';
import { findPlaces } from './find-places.ts';
import { type Gazetteer, readGazetteer } from './gazetteer.ts';
import { postcodePlace } from './postcode-place.ts';

// What a person types as an address is theirs: their own browser may keep it, nobody between.
const keepAnHour = 'private, max-age=3600';

export function registerPlaces(app: FastifyInstance): void {
  serve(app, autocompletePlaces, async ({ query, reply }) => {
    reply.header('cache-control', keepAnHour);

    return {
      suggestions: findPlaces(readGazetteer(), query.q).map(({ id, description }) => ({
        id,
        description,
      })),
    };
  });

  serve(app, placeDetails, async ({ params, reply }) => {
    const place = findPlace(readGazetteer(), params.id);
    if (!place) throw notFound('Address not found. Please enter valid address');
    reply.header('cache-control', keepAnHour);

    return place;
  });
}

function findPlace(gazetteer: Gazetteer, id: string): Place | null {
  const found = id.startsWith('p-')
    ? postcodePlace(gazetteer, id.slice(2))
    : (gazetteer.towns.get(id) ?? gazetteer.districts.get(id.slice(2)));
  if (!found || found.id !== id) return null;

  return {
    id,
    address: found.description,
    town: found.town,
    postcode: 'postcode' in found ? found.postcode : null,
    lat: found.lat,
    lon: found.lon,
    country_id: 'UK',
    country_name: 'United Kingdom',
  };
}
