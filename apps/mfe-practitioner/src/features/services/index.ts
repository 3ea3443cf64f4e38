export { ServicesPage as Component } from './services-page.tsx';
