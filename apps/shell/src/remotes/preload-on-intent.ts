import { hashOf } from '@freely/federation/integrity';
import { openRelease } from '@freely/federation/read-release';
import { filesFor } from '@freely/federation/release';
import { activePointer, platform } from './platform.ts';
import { ownerOf } from './url-space.ts';

/**
 * Fetches what an address needs before it is asked for: when a pointer or the focus reaches a link
 * to it, and, for the remote that a visitor needs next, when the page has nothing else to do.
 */
export function preloadOnIntent(view: Window): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== view.location.origin) return;
    // A failure is silent: the visit itself will meet it, with patience and a panel.
    preload(link.pathname, 'preload').catch(() => {});
  };
  for (const event of ['pointerover', 'focusin', 'touchstart']) {
    view.document.addEventListener(event, onIntent, { passive: true });
  }
}

/** Fetches an address at the lowest priority, once the page is idle. */
export function preloadWhenIdle(view: Window, path: string): void {
  const { connection } = view.navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;

  const start = () =>
    view.requestIdleCallback?.(() => void preload(path, 'prefetch').catch(() => {}));
  if (view.document.readyState === 'complete') start();
  else view.addEventListener('load', start, { once: true });
}

const asked = new Set<string>();

async function preload(path: string, relation: 'preload' | 'prefetch'): Promise<void> {
  const owner = ownerOf(path);
  const pointer = owner === null ? null : activePointer(owner);
  // What is not pinned is served anew at every save, so there is nothing to fetch ahead.
  if (owner === null || pointer === null || pointer.integrity === null) return;

  const { readRelease } = platform();
  const { folder } = await openRelease(owner, pointer, readRelease, location.origin);
  const files = filesFor(await readRelease(pointer), path) ?? [];
  for (const file of files) addLink(new URL(file, folder).href, relation);
}

function addLink(address: string, relation: 'preload' | 'prefetch'): void {
  if (asked.has(`${relation} ${address}`) || asked.has(`preload ${address}`)) return;
  asked.add(`${relation} ${address}`);

  const link = document.createElement('link');
  link.rel = relation;
  link.as = address.endsWith('.css') ? 'style' : 'script';
  link.crossOrigin = 'anonymous';
  const hash = hashOf(address);
  if (hash && relation === 'preload') link.integrity = hash;
  link.href = address;
  document.head.append(link);
}
