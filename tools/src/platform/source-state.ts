import { execFileSync } from 'node:child_process';
import { repositoryRoot } from '../webpack/workspace.ts';

/** The state of the sources of a build. */
export interface SourceState {
  /** Seven characters; `source` where there is no git repository, as in an unpacked archive. */
  readonly commit: string;
  /** True when files differ from that commit. */
  readonly isDirty: boolean;
}

/** @param sources the folders that a build is made of */
export function sourceState(sources = ['apps', 'libs', 'tools']): SourceState {
  try {
    return {
      commit: git('rev-parse', '--short=7', 'HEAD').trim(),
      isDirty: git('status', '--porcelain', '--', ...sources) !== '',
    };
  } catch {
    return { commit: 'source', isDirty: true };
  }
}

/** What the last commit is about, as the reason of a release that was given none. */
export function subjectOfCommit(): string {
  try {
    return git('log', '-1', '--format=%s').trim() || 'A release';
  } catch {
    return 'A release';
  }
}

/**
 * The commits that led from one release to another, newest first.
 *
 * @returns null when they are not in this checkout
 */
export function commitsBetween(before: string, after: string, unit: string): string[] | null {
  try {
    const paths = [`apps/${unit}`, 'libs', 'tools/src/webpack'];
    const lines = git('log', '--format=%h %s', `${before}..${after}`, '--', ...paths).trim();

    return lines ? lines.split('\n') : [];
  } catch {
    return null;
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, {
    cwd: repositoryRoot,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
