export { type Actor, recordAudit } from './audit.repository.ts';
export { auditData } from './personal-data.repository.ts';
