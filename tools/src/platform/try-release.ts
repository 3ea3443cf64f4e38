// A release that breaks a page must not become the active one. Every route of it is opened where it
// will run: in the deployed shell, beside the deployed remotes.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleasePointer } from '@freely/federation/registry';
import { SHELL_UNIT } from '@freely/platform';
import type { Page } from '@playwright/test';
import { dataFolder } from '../product/data-folder.ts';
import { readRemoteFile, remotesIn } from '../webpack/remote-file.ts';
import { problemsOf, WIDTHS } from './open-page.ts';
import { samplePages } from './samples.ts';
import { shellSamples } from './shell-samples.ts';
import { readStoredRelease } from './stored-release.ts';
import type { Trial } from './trial.ts';

/** Pages that are open at the same time. */
const AT_ONCE = 2;

/** Where screenshots and traces of its broken pages are kept. */
export function trialFolder(unit: string, { version }: ReleasePointer): string {
  return join(dataFolder(), 'trials', `${unit}-${version}`);
}

/**
 * Opens every page of a release.
 *
 * @param log told of each page with problems, and where its screenshot and trace are
 * @returns what is wrong; empty when the release may go live
 */
export async function tryRelease(
  trial: Trial,
  unit: string,
  pointer: ReleasePointer,
  log: (line: string) => void,
): Promise<string[]> {
  const { siteUrl } = trial.api;
  const [{ pages, problems }, browser, site] = await Promise.all([
    pagesOf(trial, unit, pointer),
    trial.browser,
    trial.site,
  ]);
  await site.show(unit, pointer);
  const artefacts = trialFolder(unit, pointer);
  mkdirSync(artefacts, { recursive: true });
  // One width after the other: a window that changes its size lays out the page before once more. And one
  // person after the other.
  const byPerson = pages.toSorted((one, other) => (one.as ?? '').localeCompare(other.as ?? ''));
  const queue = Object.entries(WIDTHS).flatMap(([width, pixels]) =>
    byPerson.map((page) => ({ page, width, pixels })),
  );
  const next = queue.values();
  const worker = async () => {
    const windows = browser.windows();
    for (const { page, width, pixels } of next) {
      const file = join(artefacts, `${page.pattern.replaceAll(/\W+/g, '-')}-${width}`);
      const open = (window: Page, screenshot: string | null) =>
        problemsOf(window, siteUrl, page, pixels, screenshot);
      const found = await open(await windows.of(page.as), `${file}.png`);
      if (trial.isOver()) throw new Error('The try was stopped.');
      if (found.length > 0) {
        await windows.discard();
        // Recording every page would take longer than opening it.
        await browser.traced(page.as, `${file}.zip`, (window) => open(window, null));
      }
      problems.push(...found.map((each) => `${page.path} at ${pixels}: ${each}`));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (trial.isOver()) throw new Error('The try was stopped.');
  if (problems.length > 0) log(`Screenshots and traces: ${artefacts}`);
  else log(`${pages.length} pages at ${Object.keys(WIDTHS).length} widths`);

  return problems;
}

async function pagesOf(
  { context, ask }: Trial,
  unit: string,
  pointer: ReleasePointer,
): ReturnType<typeof samplePages> {
  if (unit === SHELL_UNIT) return { pages: await shellSamples(context), problems: [] };
  const { release } = await readStoredRelease(context.store, unit, pointer);

  return samplePages(release, remotesIn().includes(unit) ? readRemoteFile(unit) : {}, ask);
}
