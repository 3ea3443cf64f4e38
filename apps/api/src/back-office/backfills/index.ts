export { readBackfills } from './backfills.repository.ts';
export { runBackfills } from './run-backfills.ts';
