import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@freely/platform';
import { buildRelease } from '../build-release.ts';
import { buildUnit } from '../build-unit.ts';
import { problemLines } from '../check/problem.ts';
import { checkCandidate } from '../check-candidate.ts';
import { openPlatform } from '../platform-context.ts';
import { withRunningApi } from '../running-api.ts';
import { requireUnit } from '../units.ts';
import { print, type Verb } from './verb.ts';

export const check: Verb = {
  usage: '<remote|shell>',
  about: 'tries the build of this checkout beside all that is or may become live',
  help: `
Builds it, and compares it with the active, the previous and the canary release of every other
unit, with the paths that it owns, with the API that is running, and with its budget of bytes.
Nothing is written to the store. "release" refuses what this refuses.`,
  most: 1,
  options: [],
  async run([unit = ''], options, onEnd) {
    requireUnit(unit);
    const progress = (line: string) => (options.json ? null : console.log(line));
    progress(`Building ${unit}`);
    await buildUnit(unit);
    const context = openPlatform();
    const folder = mkdtempSync(join(tmpdir(), 'freely-check-'));
    try {
      const kept = openStore(folder);
      const pointer = await buildRelease(unit, kept);
      const result = await withRunningApi(progress, onEnd, ({ apiUrl }) =>
        checkCandidate(context, unit, pointer, apiUrl, { kept }),
      );
      const fits = result.problems.length === 0;
      print(options, { unit, version: pointer.version, fits, ...result }, [
        ...problemLines(result),
        fits
          ? `${unit} ${pointer.version} may be released`
          : `${unit} ${pointer.version} is refused`,
      ]);

      return fits ? 0 : 1;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
