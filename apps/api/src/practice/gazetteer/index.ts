import { autocompletePlaces, type Place, placeDetails } from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../infrastructure/database/index.ts';
import { notFound } from '../../kernel/errors/index.ts';
import { serve } from '../../kernel/http/index.ts';
import { findExactPoint } from './exact-postcodes.repository.ts';
import { findPlaces } from './find-places.ts';
import { readGazetteer } from './gazetteer.ts';
import { postcodePlace } from './postcode-place.ts';

export { nearestDistrict } from './nearest-district.ts';

// An address that a person types is private: only their own browser may cache it.
const cacheForAnHour = 'private, max-age=3600';

export function registerPlaces(app: FastifyInstance, { db }: Deps): void {
  serve(app, autocompletePlaces, async ({ query, reply }) => {
    reply.header('cache-control', cacheForAnHour);

    return {
      suggestions: findPlaces(readGazetteer(), query.q).map(({ id, description }) => ({
        id,
        description,
      })),
    };
  });

  serve(app, placeDetails, async ({ params, reply }) => {
    const place = await findPlace(db, params.id);
    if (!place) throw notFound('Address not found. Please enter valid address');
    reply.header('cache-control', cacheForAnHour);

    return place;
  });
}

async function findPlace(db: Db, id: string): Promise<Place | null> {
  const gazetteer = readGazetteer();
  const found = id.startsWith('p-')
    ? postcodePlace(gazetteer, id.slice(2))
    : (gazetteer.towns.get(id) ?? gazetteer.districts.get(id.slice(2)));
  if (!found || found.id !== id) return null;
  const postcode = 'postcode' in found ? found.postcode : null;
  // Without imported postcodes, each gets its own point near the middle of its district.
  const { lat, lon } = (postcode && (await findExactPoint(db, postcode))) || found;

  return {
    id,
    address: found.description,
    town: found.town,
    postcode,
    lat,
    lon,
    country_id: 'UK',
    country_name: 'United Kingdom',
  };
}
