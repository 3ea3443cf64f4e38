export { practitionerRoutes as registerPractitioners } from './practitioners.routes.ts';
export {
  erasedReviewer,
  isRecentlyJoined,
  monthsOfExperience,
  reviewerName,
} from './public-facts.ts';
