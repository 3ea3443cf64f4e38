export { ReleaseLogPage as Component } from './release-log-page.tsx';
