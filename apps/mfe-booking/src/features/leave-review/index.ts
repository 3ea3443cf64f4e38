export { LeaveReviewPage as Component } from './leave-review-page.tsx';
