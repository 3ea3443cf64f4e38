// Which commit serves while a release of this checkout starts.
import { execFileSync } from 'node:child_process';
import { repositoryRoot } from '../webpack/workspace.ts';

export type GitQuery = (...args: string[]) => string;

const gitOf =
  (root: string): GitQuery =>
  (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/**
 * The release that is named, or else the newest tag before this commit, or else, where nothing is tagged, the
 * commit before the latest migration came.
 * @throws when there is none
 */
export function findRelease(named: string | undefined, root = repositoryRoot): string {
  const git = gitOf(root);
  const commitOf = (name: string) => git('rev-parse', '--verify', `${name}^{commit}`).trim();
  if (named !== undefined) return commitOf(named);
  const tag = tagBefore(git);
  if (tag !== null) return commitOf(tag);
  const added = ['log', '--diff-filter=A', '--format=%H', '-1', '--', 'apps/api/migrations/*.sql'];

  return commitOf(`${git(...added).trim()}^`);
}

/** Not that of this very commit: its schema is this one. */
function tagBefore(git: GitQuery): string | null {
  try {
    return git('describe', '--tags', '--abbrev=0', 'HEAD^').trim();
  } catch {
    return null;
  }
}
