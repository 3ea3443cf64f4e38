import type { Registry } from '@freely/federation/registry';
import { type AssetList, assetUrl } from './asset-list.ts';
import type { PageStylesheet, ReadCriticalCss } from './critical-css.ts';
import { renderDocument } from './document.ts';
import { isStylesheet, type Preload, planPage } from './plan-page.ts';
import type { Prerenderer } from './prerenderer.ts';
import type { ReleaseStore } from './release-store.ts';
import { securityHeaders } from './security-headers.ts';
import type { ServerSettings } from './settings.ts';

/** A page, independent of the HTTP server. */
interface SitePage {
  readonly status: 200 | 404;
  readonly html: string;
  readonly headers: Record<string, string>;
}

/** The pages of the shell's server, in production and in `npm run dev`. */
export interface Site {
  /** @param query of the URL, with its question mark, or empty */
  page(path: string, query?: string): Promise<SitePage>;
  registry(): Promise<Registry>;
  settings: ServerSettings['browser'];
}

/** What prerendering needs. */
interface Prerendering {
  readonly prerenderer: Pick<Prerenderer, 'page'>;
  readonly criticalCss: ReadCriticalCss;
}

/** @param prerendering null if the browser renders every page */
export function createSite(
  settings: ServerSettings,
  store: ReleaseStore,
  assetList: () => Promise<AssetList>,
  prerendering: Prerendering | null = null,
): Site {
  return {
    settings: settings.browser,
    registry: store.registry,
    async page(path, query = '') {
      const plan = await planPage(path, store, settings);
      const { boot, preloads } = plan;
      const assets = await assetList();
      const page =
        prerendering && hasOnlyTrackingParams(query)
          ? await prerendering.prerenderer.page(path, plan)
          : null;
      const prerendered =
        prerendering && page && page !== 'missing'
          ? {
              ...page,
              stylesheets: await prerendering.criticalCss(stylesheetsOf(assets, preloads)),
            }
          : null;
      const html = renderDocument({
        url: new URL(path, settings.shellUrl).href,
        assets,
        boot: { settings: settings.browser, ...boot },
        preloads,
        prerendered,
      });

      return {
        status: plan.isKnown && page !== 'missing' ? 200 : 404,
        html,
        headers: securityHeaders(
          settings,
          boot.registry,
          prerendered?.stylesheets.flatMap(sourceOf),
        ),
      };
    },
  };
}

/** The shell's stylesheets first, then the remote's. */
function stylesheetsOf({ styles }: AssetList, preloads: readonly Preload[]): Preload[] {
  const own = styles.map((file) => ({ url: assetUrl(file), integrity: undefined }));

  return [...own, ...preloads.filter(isStylesheet)];
}

function sourceOf({ inline }: PageStylesheet): string[] {
  return inline ? [inline.source] : [];
}

/** Tracking params do not change a page. Any other may, so then the browser renders it. */
const TRACKING = /^(utm_\w+|gclid|fbclid|msclkid)$/;

function hasOnlyTrackingParams(query: string): boolean {
  return [...new URLSearchParams(query).keys()].every((name) => TRACKING.test(name));
}
