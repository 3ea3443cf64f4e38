export { reschedulingRoutes as registerRescheduling } from './rescheduling.routes.ts';
