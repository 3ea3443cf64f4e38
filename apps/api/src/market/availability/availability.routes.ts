import { availableBookingStartTimes, availableDays, whyNot } from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { optionalCaller, serveRead } from '../../kernel/http/index.ts';
import { listAvailableDays } from './list-available-days.ts';
import { listStartTimes } from './list-start-times.ts';
import { explainDay } from './why-not.ts';

export function availabilityRoutes(app: FastifyInstance, { db }: Deps): void {
  serveRead(app, availableBookingStartTimes, async ({ reader, params, query, request, reply }) => {
    // Free times change at any moment.
    reply.header('cache-control', 'no-store');

    return listStartTimes(reader, {
      practitionerId: params.id,
      locationType: query.locationtype,
      salonId: query.salon_id ?? null,
      subServiceIds: query['sub_service[]'],
      date: query.date,
      home: pointOf(query),
      viewerId: (await optionalCaller(db, request))?.id ?? null,
    });
  });

  serveRead(app, availableDays, async ({ reader, params, query, request, reply }) => {
    reply.header('cache-control', 'no-store');

    return {
      days: await listAvailableDays(reader, {
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

  serveRead(app, whyNot, async ({ reader, user, query, reply }) => {
    reply.header('cache-control', 'no-store');

    return explainDay(reader, {
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
