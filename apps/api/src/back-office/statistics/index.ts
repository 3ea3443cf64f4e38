export { statisticsRoutes as registerStatistics } from './statistics.routes.ts';
