// What the processes say of themselves, and what it means that one says nothing any more.
import type { WatchedProcess } from '../watch/index.ts';
import type { Part } from './part.ts';
import type { PartCounts } from './parts.repository.ts';

type Sweeps = Pick<PartCounts, 'secondsSinceSweep' | 'secondsWithoutSweep'>;

/** They speak every 5 seconds. */
const silenceSeconds = 20;
/** The job of every minute is this late at most, also while workers restart. */
const sweepSeconds = 3 * 60;

const isSilent = ({ silentSeconds }: WatchedProcess) => silentSeconds > silenceSeconds;

/** Whether any worker is there, and whether they do their jobs. */
export function judgeWorker(sweeps: Sweeps, processes: readonly WatchedProcess[]): Part {
  const workers = processes.filter(({ role, ended }) => role !== 'api' && !ended);

  return {
    name: 'worker',
    problem: problemOfWorkers(sweeps, workers),
    cure: 'systemctl status "freely-worker@*", then restart them',
  };
}

function problemOfWorkers(
  { secondsSinceSweep, secondsWithoutSweep }: Sweeps,
  workers: readonly WatchedProcess[],
): string | null {
  if (workers.length === 0) {
    return secondsSinceSweep === null ? 'no worker has ever worked' : 'no worker runs';
  }
  if (workers.every(isSilent)) {
    const latest = Math.min(...workers.map(({ silentSeconds }) => silentSeconds));

    return `no worker was heard of for ${latest} seconds`;
  }
  // One that has just started for the first time has none to do yet.
  if (secondsWithoutSweep === null || secondsWithoutSweep < sweepSeconds) return null;

  return `no worker has worked for ${Math.floor(secondsWithoutSweep / 60)} minutes`;
}

/** Those that died, and what each of the others sees on its own. */
export function judgeProcesses(processes: readonly WatchedProcess[]): Part[] {
  const speaking = processes.filter((each) => !isSilent(each));
  // Of one that has ended itself, this is known until somebody starts it with the right key.
  const refused = processes.filter(({ keyProblem }) => keyProblem !== null);

  return [
    {
      name: 'processes',
      problem: list(
        processes
          .filter((each) => isSilent(each) && !each.ended)
          .map(({ name, silentSeconds }) => `${name} was heard of ${silentSeconds} seconds ago`),
      ),
      cure: 'see the log of its unit; one that does not come back is forgotten after an hour',
    },
    {
      name: 'disk',
      problem: list(
        speaking.flatMap(({ name, diskProblem }) =>
          diskProblem === null ? [] : [`${name}: ${diskProblem}`],
        ),
      ),
      cure: 'make the disk larger, or remove what is not needed: logs, backups that are elsewhere, a replication slot that nobody reads',
    },
    {
      name: 'key',
      problem: list(refused.map(({ name, keyProblem }) => `${name} ${keyProblem}`)),
      cure: 'compare its DATA_KEY with that of the other processes; npm run ops -- data-key check',
    },
  ];
}

function list(problems: readonly string[]): string | null {
  return problems.length === 0 ? null : problems.join(', ');
}
