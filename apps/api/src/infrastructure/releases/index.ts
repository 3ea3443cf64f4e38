export { type LoggedChange, openReleases, type Releases } from './releases.ts';
