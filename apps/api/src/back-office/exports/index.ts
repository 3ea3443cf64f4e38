export { exportRoutes as registerExports } from './exports.routes.ts';
