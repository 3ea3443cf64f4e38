export { ReleasesPage as Component } from './releases-page.tsx';
