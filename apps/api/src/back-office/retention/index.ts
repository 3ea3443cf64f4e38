import type { Deps } from '../../deps.ts';
import { purgeExpiredRows } from './expired-rows.repository.ts';
import { eraseOldAnswers } from './old-answers.repository.ts';
import { purgeUnreferencedFiles } from './unreferenced-files.ts';

/** Shorter than a job's lease: what is left then is purged by the next run. */
const timeBudgetMs = 20_000;

/** Deletes expired rows, old answers and unreferenced files. */
export async function purgeExpired(deps: Pick<Deps, 'db' | 'files'>): Promise<void> {
  const until = new Date(Date.now() + timeBudgetMs);
  await purgeExpiredRows(deps.db, until);
  await eraseOldAnswers(deps.db, until);
  await purgeUnreferencedFiles(deps, until);
}
