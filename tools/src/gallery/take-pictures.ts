import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '../browser/chromium.ts';
import { runProgram } from '../processes/run-program.ts';
import { repositoryRoot } from '../webpack/workspace.ts';
import { shrinkPng } from './shrink-png.ts';

/** Where the browser tests keep what each part looks like. */
const PICTURES = 'e2e/gallery/looks/*.png';

/**
 * Takes the reference pictures of all parts again, for a change that was meant. Answers how many
 * there are. Throws when one could not be taken.
 */
export async function takePictures(): Promise<number> {
  const { code } = await runProgram(
    join(repositoryRoot, 'node_modules', '.bin', 'playwright'),
    [
      ...['test', '--config', 'e2e', '--project=gallery', 'gallery/parts', '--update-snapshots'],
      ...['--output', mkdtempSync(join(tmpdir(), 'freely-pictures-'))],
    ],
    {
      cwd: repositoryRoot,
      output: 'show',
      env: { CHROMIUM_PATH: await ensureChromium() },
    },
  );
  if (code !== 0) throw new Error('Not every picture could be taken.');

  const pictures = globSync(PICTURES, { cwd: repositoryRoot });
  for (const picture of pictures) {
    const file = join(repositoryRoot, picture);
    writeFileSync(file, shrinkPng(readFileSync(file)));
  }

  return pictures.length;
}
