export { healthRoutes as registerHealth } from './health.routes.ts';
