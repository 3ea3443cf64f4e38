import type { PlatformStore } from '@freely/platform';

// A link to a preview is signed and kept nowhere, so its release is noted in the store for as long as
// the link is valid. Servers do not read this: it only keeps files from being removed.

const PREVIEWS = 'previews/';

/** @param until in milliseconds since 1970 */
export async function keepForPreview(
  store: PlatformStore,
  unit: string,
  version: string,
  until: number,
): Promise<void> {
  await store.create(`${PREVIEWS}${unit}/${version}/${until}.json`, Buffer.from('{}\n'));
}

/**
 * The releases, as `unit/version`, whose links were valid at some time since then.
 */
export async function previewsSince(store: PlatformStore, since: number): Promise<Set<string>> {
  const kept = new Set<string>();
  for (const name of await store.list(PREVIEWS)) {
    const [, unit, version, until] = /^previews\/([^/]+)\/([^/]+)\/(\d+)\.json$/.exec(name) ?? [];
    if (Number(until) > since) kept.add(`${unit}/${version}`);
  }

  return kept;
}
