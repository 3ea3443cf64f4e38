export { makeReleaseChange } from './make-release-change.ts';
export { releasesData } from './personal-data.repository.ts';
export { releaseRoutes as registerReleases } from './releases.routes.ts';
export { requeueStuckChanges } from './requeue-stuck-changes.ts';
export { watchCanaries } from './watch-canaries.ts';
