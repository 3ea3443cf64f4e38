import type { Registry } from '@freely/federation/registry';
import type { AssetList } from './asset-list.ts';
import { renderDocument } from './document.ts';
import { planPage } from './plan-page.ts';
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
  page(path: string): Promise<SitePage>;
  registry(): Promise<Registry>;
  settings: ServerSettings['browser'];
}

export function createSite(
  settings: ServerSettings,
  store: ReleaseStore,
  assets: () => Promise<AssetList>,
): Site {
  return {
    settings: settings.browser,
    registry: store.registry,
    async page(path) {
      const { isKnown, boot, preloads } = await planPage(path, store);
      const html = renderDocument({
        assets: await assets(),
        boot: { settings: settings.browser, ...boot },
        preloads,
      });

      return {
        status: isKnown ? 200 : 404,
        html,
        headers: securityHeaders(settings, boot.registry as Registry),
      };
    },
  };
}
