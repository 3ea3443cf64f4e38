import type { PlatformStore } from '@freely/platform';

// A link to a preview is signed and kept nowhere, so its release is noted in the store. Servers do not
// read this: it only keeps files from being removed, for as long as a tab may be open that has them.

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
  const notes = await notesIn(store);

  return new Set(notes.filter(({ until }) => until > since).map(({ release }) => release));
}

/** The notes of links that ended before then: they keep nothing any more. */
export async function endedPreviews(store: PlatformStore, since: number): Promise<string[]> {
  return (await notesIn(store)).filter(({ until }) => until <= since).map(({ name }) => name);
}

export async function removeEndedPreviews(store: PlatformStore, since: number): Promise<string[]> {
  const ended = await endedPreviews(store, since);
  for (const name of ended) await store.remove(name);

  return ended;
}

async function notesIn(store: PlatformStore) {
  return (await store.list(PREVIEWS)).flatMap((name) => {
    const [, release = '', until] = /^previews\/([^/]+\/[^/]+)\/(\d+)\.json$/.exec(name) ?? [];

    return until ? [{ name, release, until: Number(until) }] : [];
  });
}
