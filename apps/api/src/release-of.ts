import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const checkout = join(import.meta.dirname, '../../..');

/** Which release this process runs: the one that its image names, or else the commit that is checked out. */
export function releaseOf(named: string | undefined, root = checkout): string {
  return named ?? commitIn(join(root, '.git')) ?? 'unknown';
}

function commitIn(git: string): string | null {
  const head = read(join(git, 'HEAD'));
  const branch = /^ref: (\S+)/.exec(head)?.[1];
  const commit =
    branch === undefined
      ? head
      : read(join(git, branch)) ||
        (new RegExp(`^(\\w+) ${branch}$`, 'm').exec(read(join(git, 'packed-refs')))?.[1] ?? '');

  return /^[0-9a-f]{40}/.exec(commit)?.[0].slice(0, 12) ?? null;
}

/** Empty where there is none. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
