import type { Registry } from '@freely/federation/registry';
import { type AssetList, ownAddress } from './asset-list.ts';
import { renderDocument } from './document.ts';
import type { PageSheet, ReadSheets } from './page-sheets.ts';
import { isSheet, type Preload, planPage } from './plan-page.ts';
import type { ReadyPages } from './ready-pages.ts';
import type { ReleaseStore } from './release-store.ts';
import { securityHeaders } from './security-headers.ts';
import type { ServerSettings } from './settings.ts';

/** A page, before anything is known of HTTP. */
interface SitePage {
  readonly status: 200 | 404;
  readonly html: string;
  readonly headers: Record<string, string>;
}

/** What the shell's server says, in production and in `npm run dev` alike. */
export interface Site {
  /** @param query of the address, with its question mark, or empty */
  page(path: string, query?: string): Promise<SitePage>;
  registry(): Promise<Registry>;
  settings: ServerSettings['browser'];
}

/** What it takes to answer with a page that stands already. */
interface MadeAhead {
  readonly pages: Pick<ReadyPages, 'page'>;
  readonly sheets: ReadSheets;
}

/** @param made null where every page is for the browser to make */
export function createSite(
  settings: ServerSettings,
  store: ReleaseStore,
  assetList: () => Promise<AssetList>,
  made: MadeAhead | null = null,
): Site {
  return {
    settings: settings.browser,
    registry: store.registry,
    async page(path, query = '') {
      const plan = await planPage(path, store, settings);
      const { boot, preloads } = plan;
      const assets = await assetList();
      const page = made && saysTheSame(query) ? await made.pages.page(path, plan) : null;
      const ready =
        made && page && page !== 'missing'
          ? { ...page, sheets: await made.sheets(sheetsOf(assets, preloads)) }
          : null;
      const html = renderDocument({
        address: new URL(path, settings.address).href,
        assets,
        boot: { settings: settings.browser, ...boot },
        preloads,
        ready,
      });

      return {
        status: plan.isKnown && page !== 'missing' ? 200 : 404,
        html,
        headers: securityHeaders(settings, boot.registry, ready?.sheets.flatMap(sourceOf)),
      };
    },
  };
}

/** The shell's first, then the remote's. */
function sheetsOf({ styles }: AssetList, preloads: readonly Preload[]): Preload[] {
  const own = styles.map((file) => ({ address: ownAddress(file), integrity: undefined }));

  return [...own, ...preloads.filter(isSheet)];
}

function sourceOf({ inline }: PageSheet): string[] {
  return inline ? [inline.source] : [];
}

/** What advertisers hang on an address changes no page; anything else may, so the browser makes it. */
const TRACKING = /^(utm_\w+|gclid|fbclid|msclkid)$/;

function saysTheSame(query: string): boolean {
  return [...new URLSearchParams(query).keys()].every((name) => TRACKING.test(name));
}
