export {
  type LoggedChange,
  openReleases,
  type Releases,
  type ReleasesConfig,
} from './releases.ts';
