import { availableBookingStartTimes, availableDays, whyNot } from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { optionalCaller, serveRead } from '../../kernel/http/index.ts';
import { listAvailableDays } from './list-available-days.ts';
import { listStartTimes } from './list-start-times.ts';
import { requestedDays } from './live-calendar.ts';
import { measureRoads } from './measure-roads.ts';
import { explainDay } from './why-not.ts';

export function availabilityRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  serveRead(app, availableBookingStartTimes, async ({ reader, params, query, request, reply }) => {
    // Free times change at any moment.
    reply.header('cache-control', 'no-store');

    const place = {
      practitionerId: params.id,
      locationType: query.locationtype,
      salonId: query.salon_id ?? null,
      home: pointOf(query),
    };
    const isNew = await measureRoads(deps, { ...place, from: query.date, to: query.date });

    return listStartTimes(isNew ? db : reader, {
      ...place,
      subServiceIds: query['sub_service[]'],
      date: query.date,
      viewerId: (await optionalCaller(db, request))?.id ?? null,
    });
  });

  serveRead(app, availableDays, async ({ reader, params, query, request, reply }) => {
    reply.header('cache-control', 'no-store');

    const place = {
      practitionerId: params.id,
      locationType: query.locationtype,
      salonId: query.salon_id ?? null,
      home: pointOf(query),
      from: query.from,
      to: query.to,
    };
    // Refuses too many days before any road of theirs is asked for.
    requestedDays(query.from, query.to);
    const isNew = await measureRoads(deps, place);

    return {
      days: await listAvailableDays(isNew ? db : reader, {
        ...place,
        subServiceIds: query['sub_service[]'],
        viewerId: (await optionalCaller(db, request))?.id ?? null,
      }),
    };
  });

  serveRead(app, whyNot, async ({ reader, user, query, reply }) => {
    reply.header('cache-control', 'no-store');

    const place = {
      practitionerId: user.id,
      locationType: query.locationtype,
      salonId: query.salon_id ?? null,
      home: pointOf(query),
    };
    const isNew = await measureRoads(deps, { ...place, from: query.date, to: query.date });

    return explainDay(isNew ? db : reader, {
      ...place,
      subServiceIds: query['sub_service[]'],
      date: query.date,
      minutes: query.minutes,
    });
  });
}

function pointOf({ lat, lon }: { lat?: number | undefined; lon?: number | undefined }) {
  return lat === undefined || lon === undefined ? null : { lat, lon };
}
