export { practitionerRoutes as registerPractitioners } from './practitioners.routes.ts';
export { isRecentlyJoined, monthsOfExperience, nearestHalf } from './public-facts.ts';
