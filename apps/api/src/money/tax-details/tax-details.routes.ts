import { givenTaxDetails, giveTaxDetails, ownTaxDetails } from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../kernel/http/index.ts';
import { refuseImpersonator } from '../../kernel/sessions/index.ts';
import { storeTaxDetails } from './give-tax-details.ts';
import { readOwnTaxDetails, readTaxStanding } from './read-tax-details.ts';

/** What practitioners tell us for the tax authority (D92). */
export function taxDetailsRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, ownTaxDetails, ({ user }) => readTaxStanding(deps.db, user.id));

  serve(app, givenTaxDetails, async ({ user }) => {
    refuseImpersonator(user);

    return readOwnTaxDetails(deps, user.id);
  });

  serve(app, giveTaxDetails, async ({ user, body }) => {
    refuseImpersonator(user);
    await storeTaxDetails(deps, user.id, body);

    return { message: 'practice.taxDetailsSaved', ...(await readOwnTaxDetails(deps, user.id)) };
  });
}
