/// <reference lib="dom" />
// A browser in which the trial answers at the URL of the site itself, so that sessions, CORS and
// policies are the real ones.
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../browser/chromium.ts';
import { closeWindow, emptyWindow } from './open-page.ts';
import type { SignedIn } from './samples.ts';

export interface TrialBrowser {
  /** Lends windows to one who works with one page at a time. */
  windows(): Windows;
  /** Does something in a window that has nothing of those before, and keeps a trace of it. */
  traced(as: string | null, file: string, work: (page: Page) => Promise<unknown>): Promise<void>;
  close(): Promise<void>;
}

/**
 * One window for one page after the other: in it a page opens in half of the processor time of one in a
 * window of its own, for which the browser starts a process and compiles every script.
 */
export interface Windows {
  /** @param as a demo person; null for nobody in particular */
  of(as: string | null): Promise<Page>;
  /**
   * After a page with a problem, the next one gets a new window: the browser may be busy with the former
   * one for ever, and remembers that this release is bad.
   */
  discard(): Promise<void>;
}

export async function openTrialBrowser(
  siteUrl: string,
  trialUrl: string,
  signIn: (email: string) => Promise<SignedIn>,
): Promise<TrialBrowser> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...chromiumFlags(), ...flagsFor(siteUrl, trialUrl)],
    // Playwright would end this process before it has cleaned up.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const open = () => openContext(browser, siteUrl, trialUrl);
  const become = async (page: Page, as: string | null) => {
    const stored = as ? sessionOf(await signIn(as)) : {};
    await replaceStored(page, siteUrl, stored);

    return stored;
  };

  return {
    windows: () => windowsIn(open, become),
    async traced(as, file, work) {
      const context = await open();
      await context.tracing.start({ snapshots: true });
      const page = await context.newPage();
      await become(page, as);
      await work(page);
      await context.tracing.stop({ path: file });
      await context.close();
    },
    close: () => browser.close(),
  };
}

function windowsIn(
  open: () => Promise<BrowserContext>,
  become: (page: Page, as: string | null) => Promise<Stored>,
): Windows {
  let known: { page: Page; as: string | null; stored: Stored } | null = null;

  return {
    async of(as) {
      // A page can begin to loop after it was looked at.
      if (known && !(await emptyWindow(known.page, known.stored))) await this.discard();
      if (known?.as === as) return known.page;
      const page = known?.page ?? (await (await open()).newPage());
      known = { page, as, stored: await become(page, as) };

      return page;
    },
    async discard() {
      const page = known?.page;
      known = null;
      if (page) await closeWindow(page);
    },
  };
}

/** By name, in `localStorage`. */
type Stored = Readonly<Record<string, string>>;

/** What a browser keeps of somebody who has logged in. */
function sessionOf({ access_token: token, ...user }: SignedIn): Stored {
  return { 'freely.session': JSON.stringify({ token, user, savedAt: Date.now() }) };
}

/** Makes a window that of another person: nothing is stored but what is given. */
async function replaceStored(page: Page, siteUrl: string, stored: Stored): Promise<void> {
  // A document of the site without scripts: when the page before has ended, it stores nothing any more.
  await page.goto(`${siteUrl}/favicon.svg`);
  await page.context().clearCookies();
  await page.evaluate((items) => {
    sessionStorage.clear();
    localStorage.clear();
    for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
  }, stored);
}

/** A site without TLS can be mapped to the trial; else requests are answered one by one. */
const isMapped = (siteUrl: string) => siteUrl.startsWith('http:');

function flagsFor(siteUrl: string, trialUrl: string): string[] {
  if (isMapped(siteUrl)) {
    return [`--host-resolver-rules=MAP ${hostOf(siteUrl)} ${hostOf(trialUrl)}`];
  }

  // The browser does not see that responses of the trial come from this machine, and would not
  // let their pages call an API on it.
  return ['--disable-features=LocalNetworkAccessChecks'];
}

/** With its port. */
function hostOf(url: string): string {
  const { hostname, port } = new URL(url);

  return `${hostname}:${port || 80}`;
}

async function openContext(
  browser: Browser,
  siteUrl: string,
  trialUrl: string,
): Promise<BrowserContext> {
  const context = await browser.newContext();
  if (!isMapped(siteUrl)) await answerFrom(context, siteUrl, trialUrl);

  return context;
}

async function answerFrom(
  context: BrowserContext,
  siteUrl: string,
  trialUrl: string,
): Promise<void> {
  const { origin } = new URL(siteUrl);
  await context.route(
    (url) => url.origin === origin,
    async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const response = await route.fetch({ url: trialUrl + pathname + search, maxRedirects: 0 });
      await route.fulfill({ response });
    },
  );
}
