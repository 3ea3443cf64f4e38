import type { Db } from '../../infrastructure/database/index.ts';
import { allBackfills } from './all-backfills.ts';
import type { Backfill } from './backfill.ts';
import { addDone, readBackfills, saveFinished, saveStarted } from './backfills.repository.ts';

/** Small enough that nobody waits for the lock of a row. */
const stepRows = 1_000;
/** Shorter than a job's lease. Until the next minute the market has the database for itself. */
const timeBudgetMs = 20_000;
/** A rolling release is over by then. */
const formerReleaseSeconds = 3_600;

/** Goes on with each backfill that is not finished, and writes down after each step how far it is. */
export async function runBackfills(
  { db }: { db: Db },
  backfills: readonly Backfill[] = allBackfills,
  until = new Date(Date.now() + timeBudgetMs),
): Promise<void> {
  const progress = new Map((await readBackfills(db)).map((each) => [each.name, each]));
  for (const backfill of backfills) {
    const known = progress.get(backfill.name);
    if (known?.finishedAt) continue;
    if (!known) await saveStarted(db, backfill.name, await backfill.countLeft(db));
    await makeSteps(db, backfill, until);
  }
}

async function makeSteps(db: Db, { name, step }: Backfill, until: Date): Promise<void> {
  while (new Date() < until) {
    const changed = await step(db, stepRows);
    if (changed === 0) return saveFinished(db, name, formerReleaseSeconds);
    await addDone(db, name, changed);
  }
}
