export { migrate } from './migrate.ts';
export { MigrationError } from './migration-lock.ts';
export { readMigrations } from './read-migrations.ts';
