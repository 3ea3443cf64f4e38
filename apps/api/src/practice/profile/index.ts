export { approvalOf } from './approval.ts';
export { readProfile } from './change-profile.ts';
export { profileData } from './personal-data.repository.ts';
export { profileRoutes as registerPractitionerProfile } from './profile.routes.ts';
export { requireStartNotInFuture } from './start-working-date.ts';
