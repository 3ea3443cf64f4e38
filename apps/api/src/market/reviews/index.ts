export { findForModeration } from './moderation.repository.ts';
export { reviewsData } from './personal-data.repository.ts';

import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { moderationRoutes } from './moderation.routes.ts';
import { ownedReviews } from './owned-reviews.ts';
import { reviewRoutes } from './reviews.routes.ts';

export function registerReviews(app: FastifyInstance, deps: Deps): void {
  app.ownedObjects.set('review', ownedReviews);
  reviewRoutes(app, deps);
  moderationRoutes(app, deps);
}
