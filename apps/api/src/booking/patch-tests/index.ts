export { holdPatchTest, type PlannedPatchTest, planPatchTest } from './hold-patch-test.ts';
export { refusalUntil, testsBefore } from './needed-tests.ts';
export { findEndedTest } from './patch-tests.repository.ts';
export { patchTestRoutes as registerPatchTests } from './patch-tests.routes.ts';
export { patchTestsData } from './personal-data.repository.ts';
export { requireTimeBetween } from './time-between.ts';
