import type { Deps } from '../../deps.ts';
import { reapRows } from './leftovers.ts';
import { reapFiles } from './orphans.ts';

/** Shorter than a job's lease: what is left then is for the next pass. */
const patience = 20_000;

/** Deletes what nobody needs any more, table by table and file by file. */
export async function reap(deps: Pick<Deps, 'db' | 'files'>): Promise<void> {
  const until = new Date(Date.now() + patience);
  await reapRows(deps.db, until);
  await reapFiles(deps, until);
}
