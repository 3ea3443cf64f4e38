import type { ReleaseFrame } from '@freely/federation/frame';
import type { Registry, ReleasePointer } from '@freely/federation/registry';
import { EMPTY_RULES } from '@freely/platform';
import { createApiReader } from './api-reader.ts';
import { favicon } from './favicon.ts';
import { marketSettings } from './market-settings.ts';
import { readSettings } from './settings.ts';
import { createSite, type PageAssets } from './site.ts';

/** Where a remote's development server is, and the paths that the remote asks for. */
export interface DevRemote {
  readonly url: string;
  readonly paths: readonly string[];
  readonly frame: ReleaseFrame;
}

/**
 * `npm run dev`: the same pages as in production, but the registry points to the development server
 * of each remote instead of a release folder. Files are not pinned, since they change at every
 * save. A remote that is added while it runs is in the next page. The headers are those of webpack's server, because its client needs eval.
 */
export function devSite(remotes: () => Readonly<Record<string, DevRemote>>) {
  const settings = readSettings(process.env);
  const market = marketSettings({
    apiUrl: settings.browser.apiUrl,
    reader: createApiReader(settings),
    file: null,
  });
  // The API is often started after it.
  void market.follow();
  const site = createSite(settings, {
    market,
    store: {
      registry: async () => devRegistry(remotes()),
      shell: async () => null,
      release: async () => null,
      rules: async () => EMPTY_RULES,
      shellAt: async () => null,
      published: (pointer) => pointer,
    },
    devAssets: DEV_ASSETS,
    devFrames: () =>
      Object.fromEntries(Object.entries(remotes()).map(([name, { frame }]) => [name, frame])),
  });

  return { port: settings.port, favicon, ...site };
}

const unpinned = (file: string) => ({ url: `/assets/${file}`, integrity: undefined });

/** The file names of webpack in development. */
const DEV_ASSETS: PageAssets = {
  scripts: [unpinned('main.js')],
  styles: [unpinned('main.css')],
  fonts: [],
  calls: [],
};

function devRegistry(remotes: Readonly<Record<string, DevRemote>>): Registry {
  const release = (url: string): ReleasePointer => ({ version: 'dev', url, integrity: null });
  const entries = Object.entries(remotes).map(([name, { url, paths }]) => [
    name,
    {
      paths: [...paths],
      active: release(url),
      previous: null,
      canary: null,
      killed: false,
      forcedWithinMinutes: null,
    },
  ]);

  return { generation: 1, remotes: Object.fromEntries(entries) };
}
