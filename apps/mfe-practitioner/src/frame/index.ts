export { PractitionerFrame as Component } from './practitioner-frame.tsx';
