// A process says every few seconds that it is alive and what it alone can see, and tries the parts outside.
import { hostname } from 'node:os';
import { type Config, ConfigError } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { judgeSpaces, readSpaces } from './folders.ts';
import { tryDueParts } from './try-parts.ts';
import {
  forgetProcesses,
  type ProcessSigns,
  removeProcess,
  saveSigns,
} from './watch.repository.ts';

const everyMs = 5_000;
/** Whoever is not back by then does not come back: a machine that is gone. */
const forgottenSeconds = 3_600;

interface Watch {
  /** A process that was stopped on purpose is not missed. */
  stop(): Promise<void>;
}

/**
 * @param checkKey throws a ConfigError when the values of the database are sealed with another key
 * @throws what `checkKey` throws at the start, after it was written down where the other processes see it
 */
export async function startWatch(
  deps: Deps,
  checkKey: () => Promise<void>,
  onError: (error: Error) => void,
): Promise<Watch> {
  const { db, config } = deps;
  const name = nameOf(config);
  const writeSigns = async (signs: Pick<ProcessSigns, 'keyProblem' | 'ended'>) =>
    saveSigns(db, {
      name,
      role: config.role,
      diskProblem: judgeSpaces(await readSpaces(config)),
      ...signs,
    });
  const refusal = await refusalOf(checkKey);
  const keyProblem =
    refusal && 'was started with another DATA_KEY than the database has, and ended';
  await writeSigns({ keyProblem, ended: refusal !== null });
  if (refusal) throw refusal;

  const look = async () => {
    const isWrong = (await refusalOf(checkKey)) !== null;
    await writeSigns({
      keyProblem: isWrong ? 'has another DATA_KEY than the database' : null,
      ended: false,
    });
    await forgetProcesses(db, forgottenSeconds);
  };
  // Apart from each other: a part that does not answer makes no process look dead.
  const tasks = [look, () => tryDueParts(deps)].map((work) => onceAtATime(work, onError));
  const timer = setInterval(() => {
    for (const { start } of tasks) start();
  }, everyMs).unref();

  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(tasks.map(({ end }) => end()));
      await removeProcess(db, name).catch(onError);
    },
  };
}

/** The error of a wrong key; null if it is right. */
async function refusalOf(checkKey: () => Promise<void>): Promise<ConfigError | null> {
  try {
    await checkKey();
    return null;
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
}

/** Without the database nobody can be told: `/metrics` and `/health/ready` fail with it. */
function onceAtATime(work: () => Promise<void>, onError: (error: Error) => void) {
  let running: Promise<void> | undefined;

  return {
    start: () => {
      running ??= work()
        .catch(onError)
        .finally(() => {
          running = undefined;
        });
    },
    end: async () => running,
  };
}

/** The same after a restart, and another one for each process of a machine. */
function nameOf({ role, port, metrics }: Config): string {
  const place = metrics?.port ?? (role === 'worker' ? process.pid : port);

  return `${role} ${hostname()}:${place}`;
}
