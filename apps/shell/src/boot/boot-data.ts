import type { PublicSettings } from '@freely/federation';
import type { KnownReleases } from '@freely/federation/read-release';
import type { Registry } from '@freely/federation/registry';
import type { TakeOver } from '../ready/ready-page.ts';

/** What the server of the shell writes into the page, so that nothing has to be fetched first. */
export interface BootData {
  readonly settings: PublicSettings;
  /** Checked by the server that wrote it; null on a page without data. */
  readonly registry: Registry | null;
  /** The manifests that this address needs, by the address of their folder. */
  readonly releases: KnownReleases;
  /** The addresses that each remote serves, as route patterns. */
  readonly served: ServedAddresses;
  /** Present when the document holds the page already. */
  readonly takeOver?: TakeOver;
}

/** Remote → patterns; a remote of which nothing is known is not named. */
export type ServedAddresses = Readonly<Record<string, readonly string[]>>;

/** The id of the element that holds it. */
export const BOOT_ELEMENT = 'freely-boot';

/** Reads the data of the page; without any, asks the server for the settings. */
export async function readBootData(): Promise<BootData> {
  const written = document.getElementById(BOOT_ELEMENT)?.textContent;
  if (written) return JSON.parse(written) as BootData;

  const settings = (await (await fetch('/config.json')).json()) as PublicSettings;

  return { settings, registry: null, releases: {}, served: {} };
}
