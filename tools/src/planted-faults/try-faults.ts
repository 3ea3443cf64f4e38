import { styleText } from 'node:util';
import { plant } from './plant.ts';
import { nameOfCheck, type PlantedFault } from './planted-fault.ts';
import { runCheck } from './run-check.ts';

export interface TriedFault {
  readonly fault: PlantedFault;
  /** The first failing test, or what a static check says; null when nothing noticed. */
  readonly caughtBy: string | null;
}

/** Plants each fault in the checkout at `root`, runs its check, and takes it out again. */
export async function tryFaults(
  root: string,
  faults: readonly PlantedFault[],
): Promise<TriedFault[]> {
  const tried: TriedFault[] = [];
  for (const fault of byCheck(faults)) {
    const started = Date.now();
    const caughtBy = await tryFault(root, fault);
    const seconds = `${((Date.now() - started) / 1000).toFixed(1)}s`;
    const mark = caughtBy === null ? styleText('red', 'MISSED') : styleText('green', 'caught');
    const told = caughtBy ?? `by ${nameOfCheck(fault)}: ${fault.breaks}`;
    console.log(`${mark}  ${fault.id} ${styleText('dim', `${told} ${seconds}`)}`);
    tried.push({ fault, caughtBy });
  }

  return tried;
}

async function tryFault(root: string, fault: PlantedFault): Promise<string | null> {
  const takeOut = plant(root, fault);
  try {
    const { failed, broken } = await runCheck(root, fault.caughtBy);
    // Sources that cannot be loaded at all show nothing of what the tests look at.
    if (broken[0] !== undefined) {
      console.log(`${fault.id} breaks its check instead of what it checks:\n${broken[0]}`);
      return null;
    }
    return failed[0] ?? null;
  } catch (error) {
    console.log(`${fault.id}: ${error instanceof Error ? error.message : error}`);
    return null;
  } finally {
    takeOut();
  }
}

/** Those of one check follow each other: what it compiled is still there. */
function byCheck(faults: readonly PlantedFault[]): PlantedFault[] {
  const groups = Map.groupBy(faults, nameOfCheck);

  return [...groups.values()].flat();
}
