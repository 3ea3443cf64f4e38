import type { PublicMarketSettings } from '@freely/domain/market-settings';
import type { ReleaseFrame } from '@freely/federation/frame';
import type { Registry } from '@freely/federation/registry';
import type { ShellAssets } from '@freely/federation/release';
import type { PlatformRules } from '@freely/platform';
import type { PublicSettings } from '@freely/shell-sdk';
import { type AccessGrant, EVERYBODY } from './access/access-grant.ts';
import { pageWith, SERVER_PAGE_HEADERS } from './access/join-page.ts';
import { linkBar } from './access/link-bar.ts';
import { withoutSpareSlashes } from './canonical-path.ts';
import type { PageStylesheet, ReadCriticalCss } from './critical-css.ts';
import { renderDocument } from './document.ts';
import { loadingStyles } from './loading-frame.ts';
import type { MarketSettings } from './market-settings.ts';
import {
  isStylesheet,
  type PagePlan,
  type PlanParts,
  type Preload,
  planPage,
} from './plan-page.ts';
import type { Prerenderer } from './prerenderer.ts';
import type { ReleaseStore, ShellRelease } from './release-store.ts';
import { rolloutCookie } from './rollout-cookie.ts';
import { securityHeaders } from './security-headers.ts';
import type { ServerSettings } from './settings.ts';
import { stalledStyles } from './stalled-bar.ts';

/** A page, independent of the HTTP server. */
interface SitePage {
  readonly status: 200 | 301 | 404 | 503;
  readonly html: string;
  readonly headers: Record<string, string>;
}

/** The pages of the shell's server, in production and in `npm run dev`. */
export interface Site {
  /**
   * @param query of the URL, with its question mark, or empty
   * @param cookies the `Cookie` header
   */
  page(path: string, query?: string, cookies?: string): Promise<SitePage>;
  registry(cookies?: string): Promise<Registry>;
  /** Of the browser, as they are now. */
  settings(): PublicSettings;
}

/** The files of the shell that a page loads, with their hashes where they are pinned. */
export type PageAssets = Readonly<Record<keyof ShellAssets, readonly Preload[]>>;

/** What prerendering needs. */
interface Prerendering {
  readonly prerenderer: Pick<Prerenderer, 'page'>;
  readonly criticalCss: ReadCriticalCss;
}

interface SiteParts {
  readonly store: ReleaseStore;
  readonly market: Pick<MarketSettings, 'current'>;
  /** What a visitor gets that others do not, by their cookies. */
  readonly grants?: (
    cookies: string | undefined,
  ) => Promise<{ grant: AccessGrant; store: ReleaseStore }>;
  /** In place of a release of the shell: `npm run dev`, where nothing is pinned. */
  readonly devAssets?: PageAssets;
  /** What the remotes of `npm run dev` add to every page. */
  readonly devFrames?: () => Readonly<Record<string, ReleaseFrame>>;
  /** Missing if the browser renders every page. */
  readonly prerendering?: Prerendering;
  readonly onProblem?: (problem: string) => void;
}

export function createSite(settings: ServerSettings, parts: SiteParts): Site {
  const { devAssets, devFrames, prerendering, onProblem = () => {} } = parts;
  const grants = parts.grants ?? (async () => ({ grant: EVERYBODY, store: parts.store }));
  const { shellUrl, browser } = settings;
  const browserSettings = () => ({ ...browser, market: parts.market.current() });

  /**
   * Whether there is what a page is about, of one that is never prerendered, such as the times of a profile. True
   * also where it cannot be known: the browser asks again.
   */
  async function hasSubject(
    { subject }: PagePlan,
    planParts: PlanParts,
    market: PublicMarketSettings,
  ): Promise<boolean> {
    const { shell } = planParts;
    if (subject === null || !prerendering || !shell) return true;
    const plan = await planPage(subject, planParts);
    const { result } = await prerendering.prerenderer.page(subject, plan, shell, market);

    return result !== 'missing';
  }

  return {
    settings: browserSettings,
    registry: async (cookies) => (await grants(cookies)).store.registry(),
    async page(given, query = '', cookies) {
      const path = withoutSpareSlashes(given);
      const { grant, store } = await grants(cookies);
      const shell = devAssets ? null : await store.shell();
      const assets = devAssets ?? (shell && assetsOf(shell));
      if (!assets) return unavailable();
      const { rollout: drawn, setCookie } = rolloutCookie(
        cookies,
        await store.registry(),
        shellUrl.startsWith('https:'),
      );
      const rollout = { ...drawn, cohorts: grant.cohorts };
      const planParts: PlanParts = {
        store,
        shell,
        shellUrl,
        rollout,
        language: new URLSearchParams(query).get('lng'),
        devFrames: devFrames?.() ?? {},
        cookies,
        onMisfit: onProblem,
      };
      // Once, so that a page does not have one market's name in its markup and another in its data.
      const shown = browserSettings();
      const plan = await planPage(path, planParts);
      if (!plan.isKnown && isFile(path)) return missingFile;
      // In `npm run dev` pages have no manifests to be compared with.
      if (plan.isKnown && shell && plan.canonical !== given) return movedTo(plan.canonical + query);
      const { boot, preloads } = plan;
      const { result, unavailable: lacking } =
        prerendering && shell && plan.prerender
          ? await prerendering.prerenderer.page(path, plan, shell, shown.market)
          : { result: null, unavailable: null };
      const isFound =
        plan.isKnown &&
        (plan.prerender ? result !== 'missing' : await hasSubject(plan, planParts, shown.market));
      const whole = result === 'missing' || lacking ? null : result;
      // Of a page that its query changes only the head is known: links with a search in them are shared, too.
      const isPrerendered = hasOnlyTrackingParams(query);
      const missingData = isPrerendered ? lacking : null;
      // With a part of its data it would be skeletons that nothing fills without scripts: the browser
      // makes the whole page then, and reads what is missing with retries.
      const prerendered =
        prerendering && whole && isPrerendered
          ? {
              ...whole,
              stylesheets: await prerendering.criticalCss([
                ...assets.styles,
                ...preloads.filter(isStylesheet),
              ]),
            }
          : null;
      const html = renderDocument({
        url: new URL(path, shellUrl).href,
        assets,
        boot: {
          settings: shown,
          ...boot,
          ...(hasGroups(await store.rules()) ? { hasGroups: true } : {}),
          ...(grant.cohorts.length > 0 ? { cohorts: grant.cohorts } : {}),
        },
        bar: linkBar(grant),
        preloads,
        head: whole?.head ?? {},
        prerendered,
      });

      return {
        status: !isFound ? 404 : missingData ? 503 : 200,
        html,
        headers: {
          ...securityHeaders(settings, boot.registry, inlineSources(prerendered?.stylesheets)),
          ...(rollout.seed === null && !isSpecial(grant)
            ? {}
            : { vary: 'accept-encoding, cookie' }),
          ...(isSpecial(grant) ? { 'cache-control': 'private, no-store' } : {}),
          // Browsers show the page and try again; search engines and caches must not keep it.
          ...(missingData
            ? {
                'retry-after': String(Math.ceil(missingData.retryAfter)),
                'cache-control': 'no-store',
              }
            : {}),
          ...(setCookie ? { 'set-cookie': setCookie } : {}),
        },
      };
    },
  };
}

/** Whether an account's role may put it into a group. */
function hasGroups({ cohorts = {} }: PlatformRules): boolean {
  return Object.values(cohorts).some(({ roles }) => roles.length > 0);
}

/** What such a visitor gets is for nobody else, and no cache may keep it. */
function isSpecial({ links, cohorts, ended }: AccessGrant): boolean {
  return links.length > 0 || cohorts.length > 0 || ended.length > 0;
}

function assetsOf({ pointer, release }: ShellRelease): PageAssets {
  const pinned = (files: readonly string[]): Preload[] =>
    files.map((file) => ({ url: `${pointer.url}${file}`, integrity: release.files[file] }));
  const { scripts, styles, fonts, calls } = release.assets;

  return {
    scripts: pinned(scripts),
    styles: pinned(styles),
    fonts: pinned(fonts),
    calls: pinned(calls),
  };
}

/** One page has one address. Which one a later release decides, so that browsers do not keep the answer. */
function movedTo(location: string): SitePage {
  return { status: 301, html: '', headers: { location, 'cache-control': 'no-cache' } };
}

/** Whether a path ends as the name of a file does: no page of the site is called `wp-login.php`. */
function isFile(path: string): boolean {
  return /\.[a-z0-9]{1,5}$/i.test(path);
}

/** Mostly a machine has guessed the name, so it costs little. A person can go on from it. */
const missingFile: SitePage = {
  status: 404,
  html: pageWith(
    'There is nothing at this web address',
    '<p><a href="/">Go to the home page</a></p>',
  ),
  headers: SERVER_PAGE_HEADERS,
};

/** Nothing was ever released here, or none of it can be read: not a page to keep. */
function unavailable(): SitePage {
  return {
    status: 503,
    html: '<!doctype html><html lang="en-GB"><title>Back in a moment</title><h1>Back in a moment</h1><p>The site is being started. Please try again shortly.</p></html>',
    headers: { 'retry-after': '5', 'cache-control': 'no-store' },
  };
}

/** What the policy of a page allows inline, by the stylesheets of a prerendered one. */
function inlineSources(prerendered?: readonly PageStylesheet[]): string[] {
  const styles = prerendered?.flatMap(({ inline }) => (inline ? [inline.source] : []));

  return [...(styles ?? [loadingStyles.source]), stalledStyles.source];
}

/** Tracking params do not change a page. Any other may, so then the browser renders it. */
const TRACKING = /^(utm_\w+|gclid|fbclid|msclkid)$/;

function hasOnlyTrackingParams(query: string): boolean {
  return [...new URLSearchParams(query).keys()].every((name) => TRACKING.test(name));
}
