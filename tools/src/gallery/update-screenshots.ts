import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '../browser/chromium.ts';
import { runProgram } from '../processes/run-program.ts';
import { repositoryRoot } from '../webpack/workspace.ts';
import { shrinkPng } from './shrink-png.ts';

/** The reference screenshots of the browser tests. */
const SCREENSHOTS = 'e2e/gallery/screenshots/*.png';

/**
 * Takes the reference screenshots of all components again, after an intended change. Returns their
 * number. Throws when a screenshot could not be taken.
 */
export async function updateScreenshots(): Promise<number> {
  const { code } = await runProgram(
    join(repositoryRoot, 'node_modules', '.bin', 'playwright'),
    [
      ...['test', '--config', 'e2e', '--project=gallery', 'gallery/parts', '--update-snapshots'],
      ...['--output', mkdtempSync(join(tmpdir(), 'freely-screenshots-'))],
    ],
    {
      cwd: repositoryRoot,
      output: 'show',
      env: { CHROMIUM_PATH: await ensureChromium() },
    },
  );
  if (code !== 0) throw new Error('Not every screenshot could be taken.');

  const screenshots = globSync(SCREENSHOTS, { cwd: repositoryRoot });
  for (const screenshot of screenshots) {
    const file = join(repositoryRoot, screenshot);
    writeFileSync(file, await shrinkPng(readFileSync(file)));
  }

  return screenshots.length;
}
