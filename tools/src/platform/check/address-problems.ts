import { ownerOf } from '@freely/federation/route-owner';
import { type PlatformRules, SHELL_UNIT } from '@freely/platform';
import type { StoredRelease } from '../stored-release.ts';
import type { Problem } from './problem.ts';

/** Every route of a remote lies in what it owns. The shell's own paths are reserved by `own`. */
export function addressProblems(
  { unit, release }: StoredRelease,
  { remotes }: PlatformRules,
): Problem[] {
  if (unit === SHELL_UNIT) return [];
  const owned = remotes[unit]?.paths ?? [];
  const ask = (path: string) => `npm run platform -- own ${unit} '${path}' --reason "…"`;
  if (owned.length === 0) {
    return [
      {
        beside: 'the rules',
        problem: `${unit} owns no path.`,
        mend: `Ask for its paths: ${ask('/…/*')}`,
      },
    ];
  }

  return release.routes.flatMap(({ path }) => {
    const owner = ownerOf({ remotes: remotes as never }, exampleOf(path));
    if (owner === unit) return [];

    return [
      {
        beside: 'the rules',
        problem: `${path} is ${owner ? `owned by ${owner}` : 'owned by nobody'}, not by ${unit}.`,
        mend: owner ? `Move the page below ${owned.join(', ')}.` : `Ask for it: ${ask(path)}`,
      },
    ];
  });
}

/** A path that a pattern matches: `/practitioner/:id/:tab?` → `/practitioner/x`. */
function exampleOf(pattern: string): string {
  const segments = pattern.split('/').filter((segment) => !/\?$|^\*$/.test(segment));

  return segments.map((segment) => (segment.startsWith(':') ? 'x' : segment)).join('/') || '/';
}
