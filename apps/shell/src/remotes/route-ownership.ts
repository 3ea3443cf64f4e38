import type { Registry } from '@freely/federation/registry';
import { covers, ownerOf as ownerAmong } from '@freely/federation/route-owner';
import { SHELL_PATHS } from '@freely/federation/shell-paths';

/** The remote that owns a path; null for the shell's own pages, and where nobody owns it. */
export function ownerOf(registry: Pick<Registry, 'remotes'>, path: string): string | null {
  return isShellPath(path) ? null : ownerAmong(registry, path);
}

export function isShellPath(path: string): boolean {
  return SHELL_PATHS.some((pattern) => covers(pattern, path));
}
