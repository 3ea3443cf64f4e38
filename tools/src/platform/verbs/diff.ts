import { Misuse } from '../../terminal/command-error.ts';
import { kilobytes } from '../check/budget-problems.ts';
import { openPlatform } from '../platform-context.ts';
import { type Changes, diffReleases } from '../release-diff.ts';
import { commitsBetween } from '../source-state.ts';
import { findRelease } from '../stored-release.ts';
import { requireReleased } from '../units.ts';
import { print, type Verb } from './verb.ts';

export const diff: Verb = {
  usage: '<remote|shell> A B',
  about: 'what release B changes of A: files, bytes, shared names, routes, calls, commits',
  help: `
A and B are versions, or "active", "previous" and "canary".`,
  most: 3,
  options: [],
  async run([unit = '', a, b], options) {
    if (!a || !b) throw new Misuse('Name the unit and two of its releases.');
    const context = openPlatform();
    await requireReleased(context, unit);
    const { store } = context;
    const [before, after] = await Promise.all([
      findRelease(store, unit, a),
      findRelease(store, unit, b),
    ]);
    const found = await diffReleases(before, after);
    const commits = commitsBetween(before.release.commit, after.release.commit, unit);
    print(options, { unit, a: before.pointer, b: after.pointer, ...found, commits }, [
      `${unit} ${before.pointer.version} → ${after.pointer.version}`,
      ...linesOf('files', found.files),
      ...Object.entries(found.bytes)
        .filter(([, [older, newer]]) => older !== newer)
        .map(
          ([what, [older, newer]]) =>
            `  bytes   ${what}: ${kilobytes(older)} → ${kilobytes(newer)}`,
        ),
      ...linesOf('shared', found.shared),
      ...linesOf('routes', found.routes),
      ...linesOf('calls', found.calls),
      ...(commits?.map((commit) => `  commit  ${commit}`) ?? [
        `  commits ${before.release.commit}..${after.release.commit}, not in this checkout`,
      ]),
    ]);

    return 0;
  },
};

function linesOf(what: string, { added, removed, changed }: Changes): string[] {
  const line = (sign: string) => (name: string) => `  ${what.padEnd(7)} ${sign} ${name}`;

  return [...added.map(line('+')), ...removed.map(line('-')), ...changed.map(line('~'))];
}
