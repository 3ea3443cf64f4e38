import { ownTaxReports } from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../kernel/http/index.ts';
import { ownCopies } from './own-copies.ts';

/** The copies that practitioners get. No admin who is logged in as somebody reads them. */
export function taxReportRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, ownTaxReports, async ({ user }) =>
    user.impersonatorId === null ? ownCopies(deps, user.id) : [],
  );
}
