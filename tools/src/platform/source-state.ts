import { execFileSync } from 'node:child_process';
import { repositoryRoot } from '../webpack/workspace.ts';

/** The state of the sources of a build. */
export interface SourceState {
  /** Seven characters; `source` where there is no git repository, as in an unpacked archive. */
  readonly commit: string;
  /** True when files differ from that commit. */
  readonly isDirty: boolean;
}

export function sourceState(): SourceState {
  try {
    return {
      commit: git('rev-parse', '--short=7', 'HEAD').trim(),
      isDirty: git('status', '--porcelain', '--', 'apps', 'libs', 'tools') !== '',
    };
  } catch {
    return { commit: 'source', isDirty: true };
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, {
    cwd: repositoryRoot,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
