export { catalogueRoutes as registerCatalogue } from './catalogue.routes.ts';
