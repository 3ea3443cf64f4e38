import { EVERYTHING_ELSE, overlap } from '@freely/federation/route-owner';
import { SERVER_PATHS, SHELL_PATHS } from '@freely/federation/shell-paths';

/**
 * What the shell or its server answers of that which a pattern names; null if that is nothing. Of
 * everything else (`/*`) a remote gets what is left.
 */
export function reservedPathIn(pattern: string): string | null {
  if (pattern === EVERYTHING_ELSE) return null;

  return [...SHELL_PATHS, ...SERVER_PATHS].find((each) => isIn(each, pattern)) ?? null;
}

function isIn(reserved: string, pattern: string): boolean {
  const [before, after] = reserved.split(/\*(?=.)/);
  if (before === undefined || after === undefined) return overlap(pattern, reserved);
  const name = pattern.toLowerCase().replace(/\/\*?$/, '');
  const between = name.slice(before.length, name.length - after.length);

  return name === before + between + after && /^[\w-]*$/.test(between);
}
