export { ChooseLocationPage as Component } from './choose-location-page.tsx';
