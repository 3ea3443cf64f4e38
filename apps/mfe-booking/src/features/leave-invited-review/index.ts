export { LeaveInvitedReviewPage as Component } from './leave-invited-review-page.tsx';
