import type { SiteBytes } from './unit-bytes.ts';

/** A page may grow by so many bytes before somebody has to say that it is worth it. */
export const MARGIN = 1_000;

interface Page {
  readonly path: string;
  readonly total: number;
  readonly over: number;
  /** What grew most, and by how much. */
  readonly cause: string;
  readonly grown: number;
}

/**
 * The pages that have outgrown what was written, a line for each cause with its largest page. New pages
 * and remotes are compared from when they are written first.
 */
export function outgrownPages(now: SiteBytes, written: SiteBytes): string[] {
  const pages = Object.entries(now.remotes).flatMap(([remote, { pages: paths }]) =>
    Object.keys(paths).flatMap((path) => comparePage(remote, path, now, written) ?? []),
  );
  const byCause = Map.groupBy(pages, ({ cause }) => cause);

  return [...byCause]
    .map(([cause, of]) => ({ cause, of: of.toSorted((one, other) => other.over - one.over) }))
    .sort((one, other) => (other.of[0]?.grown ?? 0) - (one.of[0]?.grown ?? 0))
    .map(({ cause, of: [largest, ...others] }) => describe(cause, largest, others.length));
}

function comparePage(remote: string, path: string, now: SiteBytes, written: SiteBytes) {
  const before = partsOf(remote, path, written);
  const after = partsOf(remote, path, now);
  if (!before || !after) return null;
  const grown = Object.keys(after)
    .map((cause) => ({ cause, grown: (after[cause] ?? 0) - (before[cause] ?? 0) }))
    .sort((one, other) => other.grown - one.grown);
  const over = sum(after) - sum(before);
  const [most] = grown;

  return over > MARGIN && most ? { path, total: sum(after), over, ...most } : null;
}

function partsOf(remote: string, path: string, { shell, remotes }: SiteBytes) {
  const own = remotes[remote];
  const page = own?.pages[path];
  if (!own || page === undefined) return null;
  const parts: Record<string, number> = {
    'the scripts of the shell': shell.scripts,
    'the styles of the shell': shell.styles,
    'what makes API calls, in the shell,': shell.calls,
    [`the entry of ${remote}`]: own.entry,
    [`${path} of ${remote}`]: page,
  };

  return parts;
}

function describe(cause: string, largest: Page | undefined, others: number): string {
  if (!largest) return cause;
  const { path, total, over, grown } = largest;
  const more = others > 0 ? `, and ${others} other pages` : '';

  return `${cause} grew by ${kilobytes(grown)}: ${path} is ${kilobytes(total)}, ${kilobytes(over)} more than written${more}.`;
}

const sum = (parts: Readonly<Record<string, number>>) =>
  Object.values(parts).reduce((total, bytes) => total + bytes, 0);

const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} KB`;
