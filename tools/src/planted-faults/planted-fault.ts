// A planted fault removes one protection from the product, to test that a check detects it.

/** Replaces text in a file. `find` has to occur exactly once, otherwise the fault no longer fits. */
export interface Replacement {
  /** Path from the root, with forward slashes. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/** Adds a file that does not exist yet. */
export interface NewFile {
  readonly file: string;
  readonly content: string;
}

export type Edit = Replacement | NewFile;

/** Static checks of `npm test`; `tsc` is run for one package. */
export type StaticCheck = 'biome' | 'depcruise' | 'knip' | { readonly tsc: string };

/** Test files have paths from the root. `only` is a regular expression that selects their tests. */
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

/** The display name of the check that has to catch a fault. */
export function nameOfCheck({ caughtBy }: PlantedFault): string {
  if ('jest' in caughtBy) return caughtBy.jest;
  if ('playwright' in caughtBy) return caughtBy.playwright;
  const { check } = caughtBy;

  return typeof check === 'string' ? check : `tsc -p ${check.tsc}`;
}
