export { auditRoutes as registerAudit } from './audit.routes.ts';
