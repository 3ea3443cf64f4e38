import type { KnownReleases } from '@freely/federation/read-release';
import type { Registry } from '@freely/federation/registry';
import type { PublicSettings } from '@freely/shell-sdk';
import type { PageFrame } from '../frame/page-frame.ts';
import type { HydrationState } from '../prerender/prerendered-page.ts';
import type { ServedRoutes } from '../remotes/served-routes.ts';

/** What the shell's server writes into the page, so that it need not be fetched. */
export interface BootData {
  readonly settings: PublicSettings;
  /** Checked by the server; null on a page without boot data. */
  readonly registry: Registry | null;
  /** The manifests that this page needs, by the URL of their folder. */
  readonly releases: KnownReleases;
  /** The folder of this release of the shell, and the hashes of its files; null where nothing is pinned. */
  readonly shell: { readonly url: string; readonly files: Readonly<Record<string, string>> } | null;
  /** The route patterns that each remote serves. */
  readonly served: ServedRoutes;
  /** What remotes add to header, menu and footer, and their flags. Servers from before it write none. */
  readonly frame?: PageFrame;
  /** The groups that this visitor belongs to, if any. */
  readonly cohorts?: readonly string[];
  /** True where an account's role may put it into a group. */
  readonly hasGroups?: boolean;
  /** Present if the page is prerendered. */
  readonly hydration?: HydrationState;
}

/** The id of the element that contains the boot data. */
export const BOOT_ELEMENT = 'freely-boot';

/** Reads the boot data of the page. If there is none, fetches the settings. */
export async function readBootData(): Promise<BootData> {
  const written = document.getElementById(BOOT_ELEMENT)?.textContent;
  if (written) return JSON.parse(written) as BootData;

  const settings = (await (await fetch('/config.json')).json()) as PublicSettings;

  return { settings, registry: null, releases: {}, shell: null, served: {} };
}
