// A planted fault takes one protection out of the product, to see that a check says so.

/** A place in a file: `find` occurs exactly once, or the fault no longer fits. */
export interface Replacement {
  /** From the root, with forward slashes. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/** A file that is not there yet. */
export interface NewFile {
  readonly file: string;
  readonly content: string;
}

export type Edit = Replacement | NewFile;

/** Static checks of `npm test`; `tsc` is run for one package. */
export type StaticCheck = 'biome' | 'depcruise' | 'knip' | { readonly tsc: string };

/** Test files are named from the root. `only` names tests of them, as a regular expression. */
export type CaughtBy =
  | { readonly jest: string; readonly only?: string }
  | { readonly playwright: string; readonly project: 'desktop' | 'gallery'; readonly only: string }
  | { readonly check: StaticCheck };

export interface PlantedFault {
  /** In kebab-case. */
  readonly id: string;
  /** What is broken, in one sentence without a full stop. */
  readonly breaks: string;
  readonly edits: readonly [Edit, ...Edit[]];
  readonly caughtBy: CaughtBy;
}

export interface FaultArea {
  readonly title: string;
  readonly faults: readonly PlantedFault[];
}

/** What has to catch a fault, for people. */
export function nameOfCheck({ caughtBy }: PlantedFault): string {
  if ('jest' in caughtBy) return caughtBy.jest;
  if ('playwright' in caughtBy) return caughtBy.playwright;
  const { check } = caughtBy;

  return typeof check === 'string' ? check : `tsc -p ${check.tsc}`;
}
