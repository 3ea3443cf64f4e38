import type { Registry } from '@freely/federation/registry';
import { covers, ownerOf as ownerAmong } from '@freely/federation/route-owner';
import { SHELL_PAGES, SHELL_PATHS } from '@freely/federation/shell-paths';
import { matchPath } from '@freely/router';

/** The remote that owns a path; null for the shell's own pages, and where nobody owns it. */
export function ownerOf(registry: Pick<Registry, 'remotes'>, path: string): string | null {
  return isShellPath(path) ? null : ownerAmong(registry, path);
}

/** Whether the shell has a page there: of what it owns, `/login/nonsense` is none. */
export function isShellPage(path: string): boolean {
  return SHELL_PAGES.some((pattern) => matchPath(pattern, path) !== null);
}

function isShellPath(path: string): boolean {
  return SHELL_PATHS.some((pattern) => covers(pattern, path));
}
