import { execFileSync } from 'node:child_process';
import { repositoryRoot } from '../webpack/workspace.ts';

/** The state of the sources of a build. */
export interface SourceState {
  /** Seven characters; `source` where there is no git repository, as in an unpacked archive. */
  readonly commit: string;
  /** True when files differ from that commit. */
  readonly isDirty: boolean;
}

/** What a build is made of: the code, and which packages are built with it, and how. */
const SOURCES = [
  ...['apps', 'libs', 'tools'],
  ...['package.json', 'package-lock.json', 'tsconfig.base.json', 'nx.json'],
];

/** @param sources the files and folders that a build is made of */
export function sourceState(sources = SOURCES, folder = repositoryRoot): SourceState {
  try {
    return {
      commit: git(folder, 'rev-parse', '--short=7', 'HEAD').trim(),
      isDirty: git(folder, 'status', '--porcelain', '--', ...sources) !== '',
    };
  } catch {
    return { commit: 'source', isDirty: true };
  }
}

/** @throws Error unless everything is committed, or the release is meant to be of something else */
export function requireCommitted({ isDirty }: SourceState, isMeant: boolean): void {
  if (isDirty && !isMeant) {
    throw new Error('Files differ from the commit. Commit them, or release them with --dirty.');
  }
}

/**
 * Somebody may go on working, or pull, while a build is made: then it is not one of the commit that it
 * would be named for.
 *
 * @throws Error when the sources are not in the state that they were in before
 */
export function requireUnchanged(before: SourceState, now = sourceState()): void {
  if (now.commit === before.commit && now.isDirty === before.isDirty) return;
  throw new Error('Files were changed while it was built. Run the command again.');
}

/** What the last commit is about, as the reason of a release that was given none. */
export function subjectOfCommit(): string {
  try {
    return git(repositoryRoot, 'log', '-1', '--format=%s').trim() || 'A release';
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
    const lines = git(
      repositoryRoot,
      'log',
      '--format=%h %s',
      `${before}..${after}`,
      '--',
      ...paths,
    ).trim();

    return lines ? lines.split('\n') : [];
  } catch {
    return null;
  }
}

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
