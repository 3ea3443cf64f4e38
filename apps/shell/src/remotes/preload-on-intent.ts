import { hashOf } from '@freely/federation/integrity';
import { filesFor } from '@freely/federation/release';
import { platform, remoteAt, usedPointer } from './platform.ts';

/** Preloads the files of a page when the pointer or the focus reaches a link to it. */
export function preloadOnIntent(view: Window): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== view.location.origin) return;
    // Errors are ignored: the navigation itself will retry and show an error panel.
    preload(link.pathname, 'preload').catch(() => {});
  };
  for (const event of ['pointerover', 'focusin', 'touchstart']) {
    view.document.addEventListener(event, onIntent, { passive: true });
  }
}

/** Prefetches the files of a path at the lowest priority, once the page is idle. */
export function preloadWhenIdle(view: Window, path: string): void {
  const { connection } = view.navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;

  const start = () =>
    view.requestIdleCallback?.(() => void preload(path, 'prefetch').catch(() => {}));
  if (view.document.readyState === 'complete') start();
  else view.addEventListener('load', start, { once: true });
}

const added = new Set<string>();

async function preload(path: string, relation: 'preload' | 'prefetch'): Promise<void> {
  const owner = remoteAt(path);
  const pointer = owner === null ? null : usedPointer(owner);
  // Unpinned files change at every save (`npm run dev`), so they are not preloaded.
  if (owner === null || pointer === null || pointer.integrity === null) return;

  const { loader, readRelease } = platform();
  // The same check as before its code is loaded: nothing is fetched that this shell refuses.
  const { folder } = await loader.open(owner, pointer);
  const files = filesFor(await readRelease(pointer), path) ?? [];
  for (const file of files) addLink(new URL(file, folder).href, relation);
}

function addLink(url: string, relation: 'preload' | 'prefetch'): void {
  if (added.has(`${relation} ${url}`) || added.has(`preload ${url}`)) return;
  added.add(`${relation} ${url}`);

  const link = document.createElement('link');
  link.rel = relation;
  link.as = url.endsWith('.css') ? 'style' : 'script';
  link.crossOrigin = 'anonymous';
  const hash = hashOf(url);
  if (hash && relation === 'preload') link.integrity = hash;
  link.href = url;
  document.head.append(link);
}
