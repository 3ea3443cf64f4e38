import type { ModuleReport } from './api-report.ts';

/** What a change of a shared lib is to those who use it. */
export type ChangeKind = 'none' | 'addition' | 'break';

export interface ReportChange {
  readonly kind: ChangeKind;
  /** A line for each name. */
  readonly lines: readonly string[];
}

/** The reports of a lib's shared modules, by the name that they are imported by. */
export type LibReport = Readonly<Record<string, ModuleReport>>;

export function compareReports(before: LibReport, after: LibReport): ReportChange {
  const breaks: string[] = [];
  const additions: string[] = [];
  for (const module of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [older, newer] = [before[module] ?? {}, after[module] ?? {}];
    for (const name of new Set([...Object.keys(older), ...Object.keys(newer)])) {
      const [was, is] = [older[name], newer[name]];
      if (was === is) continue;
      if (was === undefined) additions.push(`${name} of ${module} is new`);
      else if (is === undefined) breaks.push(`${name} of ${module} is gone`);
      else if (isAddition(was, is)) additions.push(`${name} of ${module} takes more`);
      else breaks.push(`${name} of ${module} has another type`);
    }
  }
  const kind = breaks.length > 0 ? 'break' : additions.length > 0 ? 'addition' : 'none';

  return { kind, lines: [...breaks, ...additions] };
}

/** Every line is still there, and the new ones are optional members. */
function isAddition(was: string, is: string): boolean {
  const remaining = was.split('\n');
  const added = is.split('\n').filter((line) => {
    if (line !== remaining[0]) return true;
    remaining.shift();

    return false;
  });

  return remaining.length === 0 && added.every((line) => /^\s+(readonly )?\w+\?:/.test(line));
}

/**
 * Whether a version says what a change is: a break raises the major, an addition at least the minor.
 *
 * @returns what the version has to be at least; null when it is enough
 */
export function versionNeeded(kind: ChangeKind, before: string, now: string): string | null {
  const [major = 0, minor = 0] = before.split('.').map(Number);
  const [majorNow = 0, minorNow = 0] = now.split('.').map(Number);
  if (kind === 'break') return majorNow > major ? null : `${major + 1}.0.0`;
  if (kind === 'addition') {
    return majorNow > major || (majorNow === major && minorNow > minor)
      ? null
      : `${major}.${minor + 1}.0`;
  }

  return null;
}
