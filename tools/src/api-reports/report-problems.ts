import type { SharedLib } from './shared-libs.ts';
import { compareReports, versionNeeded } from './version-rule.ts';

/** A report that does not describe its lib any more. */
export interface StaleReport {
  readonly lib: SharedLib;
  readonly lines: readonly string[];
  /** The version that the lib needs before its report may be written; null when it has it. */
  readonly versionNeeded: string | null;
}

export function staleReports(libs: readonly SharedLib[]): StaleReport[] {
  return libs.flatMap((lib) => {
    const { checked, modules, version } = lib;
    if (!checked) return [{ lib, lines: ['It has no report yet.'], versionNeeded: null }];
    const { kind, lines } = compareReports(checked.modules, modules);
    if (kind === 'none' && checked.version === version) return [];
    const changes = lines.length > 0 ? lines : [`The version is ${version} now.`];

    return [{ lib, lines: changes, versionNeeded: versionNeeded(kind, checked.version, version) }];
  });
}

export function describeStale({ lib, lines, versionNeeded: needed }: StaleReport): string {
  const mend = needed
    ? `Raise its version to ${needed}, and run npm run api-reports -- --write.`
    : 'Run npm run api-reports -- --write.';

  return [`${lib.folder} ${lib.version}:`, ...lines.map((line) => `  ${line}`), `  ${mend}`].join(
    '\n',
  );
}
