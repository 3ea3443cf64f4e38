// A release that breaks a page must not become the active one. Every route of it is opened where it
// will run: in the deployed shell, beside the deployed remotes.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleasePointer } from '@freely/federation/registry';
import { SHELL_UNIT } from '@freely/platform';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../browser/chromium.ts';
import { dataFolder } from '../product/data-folder.ts';
import { readRemoteFile } from '../webpack/remote-file.ts';
import { problemsOf, WIDTHS } from './open-page.ts';
import type { PlatformContext } from './platform-context.ts';
import type { RunningApi } from './running-api.ts';
import { demoApi, type SamplePage, samplePages } from './samples.ts';
import { shellSamples } from './shell-samples.ts';
import { readStoredRelease } from './stored-release.ts';
import { startTrialSite } from './trial-site.ts';

/** Pages that are open at the same time. */
const AT_ONCE = 4;

/**
 * Opens every page of a release.
 *
 * @param log told of each page with problems, and where its screenshot and trace are
 * @returns what is wrong; empty when the release may go live
 */
export async function tryRelease(
  context: PlatformContext,
  unit: string,
  pointer: ReleasePointer,
  { apiUrl, siteUrl, environment }: RunningApi,
  log: (line: string) => void,
): Promise<string[]> {
  const { release } = await readStoredRelease(context.store, unit, pointer);
  const api = demoApi(apiUrl);
  const { pages, problems } =
    unit === SHELL_UNIT
      ? { pages: await shellSamples(context), problems: [] }
      : await samplePages(release, readRemoteFile(unit), api.ask);
  const site = await startTrialSite(context, unit, pointer, siteUrl, environment);
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    // The browser does not see that responses of the trial come from this machine, and would not
    // let their pages call an API on it.
    args: [...chromiumFlags(), '--disable-features=LocalNetworkAccessChecks'],
  });
  try {
    const contexts = new Map<string | null, Promise<BrowserContext>>();
    const contextOf = (as: string | null) => {
      const known = contexts.get(as) ?? openContext(browser, siteUrl, site.url, as, api.signIn);
      contexts.set(as, known);
      return known;
    };
    const artefacts = join(dataFolder(), 'trials', `${unit}-${pointer.version}`);
    mkdirSync(artefacts, { recursive: true });
    const queue = pages.flatMap((page) =>
      Object.entries(WIDTHS).map(([width, pixels]) => ({ page, width, pixels })),
    );
    const next = queue.values();
    const worker = async () => {
      for (const { page, width, pixels } of next) {
        const file = `${page.pattern.replaceAll(/\W+/g, '-')}-${width}.png`;
        const screenshot = join(artefacts, file);
        const opened = await contextOf(page.as);
        const found = await problemsOf(opened, siteUrl, page, pixels, screenshot);
        problems.push(...found.map((each) => `${page.path} at ${pixels}: ${each}`));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    problems.push(...(await prerenderProblems(site.url, pages)));
    if (problems.length > 0) log(`Screenshots: ${artefacts}`);
    else log(`${pages.length} pages at ${Object.keys(WIDTHS).length} widths`);

    return problems;
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** The trial answers at the URL of the site itself, so that sessions, CORS and policies are the real ones. */
async function openContext(
  browser: Browser,
  siteUrl: string,
  trialUrl: string,
  as: string | null,
  signIn: ReturnType<typeof demoApi>['signIn'],
): Promise<BrowserContext> {
  const context = await browser.newContext();
  const { origin } = new URL(siteUrl);
  await context.route(
    (url) => url.origin === origin,
    async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const response = await route.fetch({ url: trialUrl + pathname + search, maxRedirects: 0 });
      await route.fulfill({ response });
    },
  );
  if (as) {
    const { access_token: token, ...user } = await signIn(as);
    await context.addInitScript(
      (record) => localStorage.setItem('freely.session', JSON.stringify(record)),
      { token, user, savedAt: Date.now() },
    );
  }

  return context;
}

/** What the server sends of a prerendered page must have its heading already. */
async function prerenderProblems(
  trialUrl: string,
  pages: readonly SamplePage[],
): Promise<string[]> {
  const found = await Promise.all(
    pages
      .filter(({ isPrerendered }) => isPrerendered)
      .map(async ({ path }) => {
        const response = await fetch(trialUrl + path);
        const html = await response.text();
        if (response.status !== 200) return `${path}: the server responded with ${response.status}`;

        return /<h1[\s>]/.test(html) ? null : `${path} was not prerendered`;
      }),
  );

  return found.filter((problem) => problem !== null);
}
