export { LocationsPage as Component } from './locations-page.tsx';
