import { autocompletePlaces, placeDetails } from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../kernel/errors/index.ts';
import { serve } from '../../kernel/http/index.ts';
import { findPlace } from './find-place.ts';
import { findPlaces } from './find-places.ts';
import { readGazetteer } from './gazetteer.ts';

// An address that a person types is private: only their own browser may cache it.
const cacheForAnHour = 'private, max-age=3600';

export function gazetteerRoutes(app: FastifyInstance, { db }: Deps): void {
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
    if (!place) throw notFound('places.unknown');
    reply.header('cache-control', cacheForAnHour);

    return place;
  });
}
