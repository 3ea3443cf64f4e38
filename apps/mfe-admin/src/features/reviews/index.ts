export { ReviewsPage as Component } from './reviews-page.tsx';
