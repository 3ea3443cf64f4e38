import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edit, PlantedFault } from './planted-fault.ts';

/** Why an edit cannot be made in the checkout at `root`; null when it fits. */
export function misfitOf(root: string, edit: Edit): string | null {
  const path = join(root, edit.file);
  if ('content' in edit) return existsSync(path) ? `${edit.file} is there already` : null;
  if (!existsSync(path)) return `${edit.file} is not there`;
  const times = readFileSync(path, 'utf8').split(edit.find).length - 1;
  if (times !== 1) return `${edit.file} holds its text ${times} times, not once`;

  return edit.find === edit.replace ? `${edit.file} would not change` : null;
}

/** @throws when one of the faults no longer fits the checkout at `root` */
export function requireFit(root: string, faults: readonly PlantedFault[]): void {
  const misfits = faults.flatMap(({ id, edits }) =>
    edits
      .map((edit) => misfitOf(root, edit))
      .filter((misfit) => misfit !== null)
      .map((misfit) => `${id} no longer fits: ${misfit}.`),
  );
  if (misfits.length > 0) throw new Error(misfits.join('\n'));
}

/**
 * Plants a fault in the checkout at `root`. Answers how to take it out again.
 * @throws when it no longer fits
 */
export function plant(root: string, { id, edits }: PlantedFault): () => void {
  const undo: (() => void)[] = [];
  const takeOut = () => {
    while (undo.length > 0) undo.pop()?.();
  };
  for (const edit of edits) {
    const misfit = misfitOf(root, edit);
    if (misfit !== null) {
      takeOut();
      throw new Error(`${id} no longer fits: ${misfit}.`);
    }
    undo.push(make(join(root, edit.file), edit));
  }

  return takeOut;
}

function make(path: string, edit: Edit): () => void {
  if ('content' in edit) {
    writeFileSync(path, edit.content);
    return () => rmSync(path);
  }
  const before = readFileSync(path, 'utf8');
  // As a function: a `$` in the text means itself.
  writeFileSync(
    path,
    before.replace(edit.find, () => edit.replace),
  );

  return () => writeFileSync(path, before);
}
