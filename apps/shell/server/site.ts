import type { Registry } from '@freely/federation/registry';
import type { AssetList } from './asset-list.ts';
import { renderDocument } from './document.ts';
import { planPage } from './plan-page.ts';
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

export function createSite(
  settings: ServerSettings,
  store: ReleaseStore,
  assets: () => Promise<AssetList>,
  readyPages: Pick<ReadyPages, 'page'> = { page: async () => null },
): Site {
  return {
    settings: settings.browser,
    registry: store.registry,
    async page(path, query = '') {
      const plan = await planPage(path, store, settings);
      const { boot, preloads } = plan;
      const ready = saysTheSame(query) ? await readyPages.page(path, plan) : null;
      const html = renderDocument({
        address: new URL(path, settings.address).href,
        assets: await assets(),
        boot: { settings: settings.browser, ...boot },
        preloads,
        ready: ready === 'missing' ? null : ready,
      });

      return {
        status: plan.isKnown && ready !== 'missing' ? 200 : 404,
        html,
        headers: securityHeaders(settings, boot.registry),
      };
    },
  };
}

/** What advertisers hang on an address changes no page; anything else may, so the browser makes it. */
const TRACKING = /^(utm_\w+|gclid|fbclid|msclkid)$/;

function saysTheSame(query: string): boolean {
  return [...new URLSearchParams(query).keys()].every((name) => TRACKING.test(name));
}
