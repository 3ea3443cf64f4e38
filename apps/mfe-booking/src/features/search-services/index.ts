export { SearchServicesPage as Component } from './search-services-page.tsx';
