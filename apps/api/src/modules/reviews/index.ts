export { reviewRoutes as registerReviews } from './reviews.routes.ts';
