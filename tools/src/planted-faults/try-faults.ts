import { styleText } from 'node:util';
import { plant } from './plant.ts';
import { nameOfCheck, type PlantedFault } from './planted-fault.ts';
import { runCheck } from './run-check.ts';

export interface TriedFault {
  readonly fault: PlantedFault;
  /** The first failed test, or the message of a static check; null when nothing failed. */
  readonly caughtBy: string | null;
}

/** Plants each fault in the checkout at `root`, runs its check, and removes the fault again. */
export async function tryFaults(
  root: string,
  faults: readonly PlantedFault[],
): Promise<TriedFault[]> {
  const tried: TriedFault[] = [];
  for (const fault of groupedByCheck(faults)) {
    const started = Date.now();
    const caughtBy = await tryFault(root, fault);
    const seconds = `${((Date.now() - started) / 1000).toFixed(1)}s`;
    const mark = caughtBy === null ? styleText('red', 'MISSED') : styleText('green', 'caught');
    const detail = caughtBy ?? `by ${nameOfCheck(fault)}: ${fault.breaks}`;
    console.log(`${mark}  ${fault.id} ${styleText('dim', `${detail} ${seconds}`)}`);
    tried.push({ fault, caughtBy });
  }

  return tried;
}

async function tryFault(root: string, fault: PlantedFault): Promise<string | null> {
  const removeFault = plant(root, fault);
  try {
    const { failed, broken } = await runCheck(root, fault.caughtBy);
    // If the test file cannot even be loaded, the tests did not detect the fault.
    if (broken[0] !== undefined) {
      console.log(`${fault.id} breaks the check itself:\n${broken[0]}`);
      return null;
    }
    return failed[0] ?? null;
  } catch (error) {
    console.log(`${fault.id}: ${error instanceof Error ? error.message : error}`);
    return null;
  } finally {
    removeFault();
  }
}

/** Faults with the same check follow each other, so that compiled code is reused. */
function groupedByCheck(faults: readonly PlantedFault[]): PlantedFault[] {
  const groups = Map.groupBy(faults, nameOfCheck);

  return [...groups.values()].flat();
}
