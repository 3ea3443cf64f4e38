export { auditRoutes as registerAudit } from './audit.routes.ts';
export { type AuditActor, recordAudit } from './record-audit.ts';
