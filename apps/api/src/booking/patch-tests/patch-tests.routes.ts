import { patchTestOffer, recordPatchTest } from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../kernel/http/index.ts';
import { refuseImpersonator } from '../../kernel/sessions/index.ts';
import { offerPatchTest } from './offer-patch-test.ts';
import { recordResult } from './record-result.ts';

/** Patch tests before treatments that may irritate the skin. */
export function patchTestRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, patchTestOffer, async ({ params, query, user, reply }) => {
    // Free times change at any moment, and the rest is about a person's health.
    reply.header('cache-control', 'no-store');

    return offerPatchTest(deps.db, {
      customerId: user.id,
      practitionerId: params.id,
      treatmentIds: query['sub_service[]'],
      date: query.date,
      time: query.start_time,
      locationType: query.locationtype,
      salonId: query.salon_id ?? null,
      home:
        query.lat === undefined || query.lon === undefined
          ? null
          : { lat: query.lat, lon: query.lon },
    });
  });

  serve(app, recordPatchTest, async ({ params, body, user }) => {
    refuseImpersonator(user);
    const cancelled = await recordResult(deps, params.id, user, body);

    return {
      message: cancelled === 0 ? 'patchTests.resultSaved' : 'patchTests.reactionSaved',
    };
  });
}
