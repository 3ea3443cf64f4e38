import { availableBookingStartTimes, availableDays, whyNot } from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { optionalCaller, serve } from '../../kernel/http/index.ts';
import { listAvailableDays, listStartTimes } from './list-start-times.ts';
import { explainDay } from './why-not.ts';

export function availabilityRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, availableBookingStartTimes, async ({ params, query, request, reply }) => {
    // Free times change at any moment.
    reply.header('cache-control', 'no-store');

    return listStartTimes(db, {
      practitionerId: params.id,
      locationType: query.locationtype,
      salonId: query.salon_id ?? null,
      subServiceIds: query['sub_service[]'],
      date: query.date,
      home: pointOf(query),
      viewerId: (await optionalCaller(db, request))?.id ?? null,
    });
  });

  serve(app, availableDays, async ({ params, query, request, reply }) => {
    reply.header('cache-control', 'no-store');

    return {
      days: await listAvailableDays(db, {
        practitionerId: params.id,
        locationType: query.locationtype,
        salonId: query.salon_id ?? null,
        subServiceIds: query['sub_service[]'],
        from: query.from,
        to: query.to,
        home: pointOf(query),
        viewerId: (await optionalCaller(db, request))?.id ?? null,
      }),
    };
  });

  serve(app, whyNot, async ({ user, query, reply }) => {
    reply.header('cache-control', 'no-store');

    return explainDay(db, {
      practitionerId: user.id,
      locationType: query.locationtype,
      salonId: query.salon_id ?? null,
      subServiceIds: query['sub_service[]'],
      date: query.date,
      home: pointOf(query),
      minutes: query.minutes,
    });
  });
}

function pointOf({ lat, lon }: { lat?: number | undefined; lon?: number | undefined }) {
  return lat === undefined || lon === undefined ? null : { lat, lon };
}
