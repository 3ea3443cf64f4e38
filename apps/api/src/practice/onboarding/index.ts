export { shownReviewer } from './erased-reviewers.ts';
export { onboardingData } from './personal-data.repository.ts';

import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { onboardingRoutes } from './onboarding.routes.ts';
import { reviewerRoutes } from './reviewers.routes.ts';

export function registerOnboarding(app: FastifyInstance, deps: Deps): void {
  onboardingRoutes(app, deps);
  reviewerRoutes(app, deps);
}
