export { searchRoutes as registerSearch } from './search.routes.ts';
