export { disputesData } from './personal-data.repository.ts';

import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { adminDisputeRoutes } from './admin-disputes.routes.ts';
import { disputeRoutes } from './disputes.routes.ts';

export { settleUnanswered } from './settle.ts';

export function registerDisputes(app: FastifyInstance, deps: Deps): void {
  disputeRoutes(app, deps);
  adminDisputeRoutes(app, deps);
}
