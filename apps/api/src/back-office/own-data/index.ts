export { ownDataRoutes as registerOwnData } from './own-data.routes.ts';
