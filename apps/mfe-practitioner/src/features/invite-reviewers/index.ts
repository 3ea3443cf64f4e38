export { InviteReviewersPage as Component } from './invite-reviewers-page.tsx';
