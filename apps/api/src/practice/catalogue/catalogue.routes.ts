import {
  adminPatchTests,
  savePatchTestRule,
  servicesWithSubServices,
} from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../kernel/http/index.ts';
import { changePatchTestRule, readPatchTestRules } from './patch-test-rules.ts';
import { readCatalogue } from './read-catalogue.ts';

export function catalogueRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, servicesWithSubServices, async ({ reply }) => {
    // The same for everybody, and only a release changes it.
    reply.header('cache-control', 'public, max-age=300');

    return readCatalogue(db);
  });

  serve(app, adminPatchTests, async () => ({ treatments: await readPatchTestRules(db) }));

  serve(app, savePatchTestRule, async ({ params, body, user }) => {
    const change = { treatmentId: params.id, ...body };

    return {
      message: body.rule ? 'patchTests.needed' : 'patchTests.notNeeded',
      treatment: await changePatchTestRule(db, change, user),
    };
  });
}
