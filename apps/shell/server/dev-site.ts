import type { Registry, ReleasePointer } from '@freely/federation/registry';
import type { AssetList } from './asset-list.ts';
import { favicon } from './favicon.ts';
import { readSettings } from './settings.ts';
import { createSite } from './site.ts';

/**
 * `npm run dev`: the same pages as in production, but the registry points to the development server
 * of each remote instead of a release folder. Files are not pinned, since they change at every
 * save. The headers are those of webpack's server, because its client needs eval.
 *
 * @param origins remote → URL of its development server
 */
export function devSite(origins: Readonly<Record<string, string>>) {
  const settings = readSettings(process.env);
  const site = createSite(
    settings,
    { registry: async () => devRegistry(origins), release: async () => null },
    async () => DEV_ASSETS,
  );

  return { port: settings.port, favicon, ...site };
}

/** The file names of webpack in development. */
const DEV_ASSETS: AssetList = { scripts: ['main.js'], styles: ['main.css'], fonts: [], calls: [] };

function devRegistry(origins: Readonly<Record<string, string>>): Registry {
  const release = (url: string): ReleasePointer => ({ version: 'dev', url, integrity: null });
  const entries = Object.entries(origins).map(([name, url]) => [
    name,
    { active: release(url), previous: null, canary: null, killed: false },
  ]);

  return { generation: 1, remotes: Object.fromEntries(entries) };
}
