import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edit, PlantedFault } from './planted-fault.ts';

/** Why an edit cannot be made in the checkout at `root`; null when it fits. */
export function mismatchOf(root: string, edit: Edit): string | null {
  const path = join(root, edit.file);
  if ('content' in edit) return existsSync(path) ? `${edit.file} exists already` : null;
  if (!existsSync(path)) return `${edit.file} does not exist`;
  const times = readFileSync(path, 'utf8').split(edit.find).length - 1;
  if (times !== 1) return `${edit.file} has its text ${times} times, not once`;

  return edit.find === edit.replace ? `${edit.file} would not change` : null;
}

/** @throws when one of the faults no longer fits the checkout at `root` */
export function requireFit(root: string, faults: readonly PlantedFault[]): void {
  const mismatches = faults.flatMap(({ id, edits }) =>
    edits
      .map((edit) => mismatchOf(root, edit))
      .filter((mismatch) => mismatch !== null)
      .map((mismatch) => `${id} no longer fits: ${mismatch}.`),
  );
  if (mismatches.length > 0) throw new Error(mismatches.join('\n'));
}

/**
 * Plants a fault in the checkout at `root`. Returns a function that removes it again.
 * @throws when it no longer fits
 */
export function plant(root: string, { id, edits }: PlantedFault): () => void {
  const undoSteps: (() => void)[] = [];
  const removeFault = () => {
    while (undoSteps.length > 0) undoSteps.pop()?.();
  };
  for (const edit of edits) {
    const mismatch = mismatchOf(root, edit);
    if (mismatch !== null) {
      removeFault();
      throw new Error(`${id} no longer fits: ${mismatch}.`);
    }
    undoSteps.push(apply(join(root, edit.file), edit));
  }

  return removeFault;
}

/** Returns a function that undoes the edit. */
function apply(path: string, edit: Edit): () => void {
  if ('content' in edit) {
    writeFileSync(path, edit.content);
    return () => rmSync(path);
  }
  const before = readFileSync(path, 'utf8');
  // A function, because `$` has a meaning in a replacement string.
  writeFileSync(
    path,
    before.replace(edit.find, () => edit.replace),
  );

  return () => writeFileSync(path, before);
}
