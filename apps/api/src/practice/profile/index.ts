export { profileData } from './personal-data.repository.ts';
export { profileRoutes as registerPractitionerProfile } from './profile.routes.ts';
export { readProfile } from './profile.service.ts';
export { requireStartNotInFuture } from './start-working-date.ts';
