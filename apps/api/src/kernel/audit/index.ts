export { type Actor, recordAudit } from './record-audit.ts';
