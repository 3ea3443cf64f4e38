export { type Actor, recordAudit } from './audit.repository.ts';
export { auditData } from './personal-data.repository.ts';
export { refuseOwnMatter } from './refuse-own-matter.ts';
