import type { Registry } from './registry.ts';

// Which remote answers which paths. Ownership is decided in the platform's rules, and stands in the
// registry: a pattern is a path (`/rewards`), or everything from a path on (`/rewards/*`).

/** The pattern of the one remote that answers every path that nobody else owns. */
export const EVERYTHING_ELSE = '/*';

type Owners = Pick<Registry, 'remotes'>;

/** The remote that owns a path; null if none does. */
export function ownerOf({ remotes }: Owners, path: string): string | null {
  const owners = Object.entries(remotes);
  const owner =
    owners.find(([, { paths }]) => paths.some((each) => isSpecific(each) && covers(each, path))) ??
    owners.find(([, { paths }]) => paths.includes(EVERYTHING_ELSE));

  return owner?.[0] ?? null;
}

/**
 * Whether a path belongs to what a pattern names. Capitals and a slash at the end make no difference,
 * because they make none for the router.
 */
export function covers(pattern: string, path: string): boolean {
  const [named, given] = [asRouted(pattern), asRouted(path)];
  const prefix = named.replace(/\/\*$/, '');
  if (prefix === named) return given === named;

  return given === prefix || given.startsWith(`${prefix}/`);
}

/** Whether two patterns both name some path. `/*` only overlaps with another `/*`. */
export function overlap(one: string, other: string): boolean {
  if (!isSpecific(one) || !isSpecific(other)) return one === other;
  const start = (pattern: string) => pattern.replace(/\/\*$/, '');

  return covers(one, start(other)) || covers(other, start(one));
}

function asRouted(pattern: string): string {
  return pattern.toLowerCase().replace(/(?<=.)\/$/, '');
}

function isSpecific(pattern: string): boolean {
  return pattern !== EVERYTHING_ELSE;
}
