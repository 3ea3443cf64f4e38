export { FindPractitionerPage as Component } from './find-practitioner-page.tsx';
