import type { Db } from '../../infrastructure/database/index.ts';
import { type ProcessRow, readProcesses, readTrials, type TriedPart } from './watch.repository.ts';

export type WatchedProcess = ProcessRow;
interface PartTrial {
  readonly part: TriedPart;
  readonly problem: string | null;
}

/** What all processes say of themselves, and of the parts outside that they have tried. */
export interface Watched {
  readonly processes: readonly WatchedProcess[];
  readonly trials: readonly PartTrial[];
}

export async function readWatched(db: Db): Promise<Watched> {
  const [processes, trials] = await Promise.all([readProcesses(db), readTrials(db)]);

  return { processes, trials };
}
