export { practitionerRoutes as registerPractitioners } from './practitioners.routes.ts';
export { isRecentlyJoined, monthsOfExperience, reviewerName } from './public-facts.ts';
