export { readInstant, runBackupCommand } from './terminal.ts';
