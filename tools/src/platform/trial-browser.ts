// A browser in which the trial answers at the URL of the site itself, so that sessions, CORS and
// policies are the real ones.
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../browser/chromium.ts';
import type { SignedIn } from './samples.ts';

export interface TrialBrowser {
  /** The windows of a demo person, or, for null, of nobody in particular. */
  contextOf(as: string | null): Promise<BrowserContext>;
  /** Does something in a window of its own, and keeps a trace of it. */
  traced(
    as: string | null,
    file: string,
    work: (context: BrowserContext) => Promise<unknown>,
  ): Promise<void>;
  close(): Promise<void>;
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
  const contexts = new Map<string | null, Promise<BrowserContext>>();
  const open = (as: string | null) => openContext(browser, siteUrl, trialUrl, as, signIn);

  return {
    contextOf(as) {
      const known = contexts.get(as) ?? open(as);
      contexts.set(as, known);

      return known;
    },
    async traced(as, file, work) {
      const context = await open(as);
      await context.tracing.start({ snapshots: true });
      await work(context);
      await context.tracing.stop({ path: file });
      await context.close();
    },
    close: () => browser.close(),
  };
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
  as: string | null,
  signIn: (email: string) => Promise<SignedIn>,
): Promise<BrowserContext> {
  const context = await browser.newContext();
  if (!isMapped(siteUrl)) await answerFrom(context, siteUrl, trialUrl);
  if (as) {
    const { access_token: token, ...user } = await signIn(as);
    await context.addInitScript(
      (record) => localStorage.setItem('freely.session', JSON.stringify(record)),
      { token, user, savedAt: Date.now() },
    );
  }

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
