export { practitionerRoutes as registerPractitioners } from './practitioners.routes.ts';
export { isRecentlyJoined, monthsOfExperience, nearestHalf, reviewerName } from './public-facts.ts';
