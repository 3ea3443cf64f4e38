export { migrate, readMigrations } from './migrate.ts';
