export { PractitionersPage as Component } from './practitioners-page.tsx';
