export { impersonationRoutes as registerImpersonation } from './impersonation.routes.ts';
