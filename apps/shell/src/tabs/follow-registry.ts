import type { RegistrySource } from '@freely/federation/registry-source';

/** Between two looks of a tab that is watched; drawn anew each time, so that tabs do not ask together. */
const LEAST_INTERVAL_MS = 30_000;
const MOST_INTERVAL_MS = 60_000;
/** Focus and navigations come in bursts. */
const LEAST_PAUSE_MS = 5_000;

/**
 * Looks for changes every now and then, on focus, and at navigations, but never in a hidden tab. Each
 * look is one conditional request, which is answered by a 304 without a body.
 *
 * @param subscribe calls its listener after each navigation; returns how to unsubscribe
 * @returns how to stop
 */
export function followRegistry(
  { refresh }: Pick<RegistrySource, 'refresh'>,
  subscribe: (listener: () => void) => () => void,
  view: Window = window,
): () => void {
  let lookedAt = Date.now();
  let timer: number | undefined;

  function look(): void {
    if (view.document.hidden || Date.now() - lookedAt < LEAST_PAUSE_MS) return;
    lookedAt = Date.now();
    void refresh();
    schedule();
  }

  function schedule(): void {
    view.clearTimeout(timer);
    if (view.document.hidden) return;
    const spread = Math.random() * (MOST_INTERVAL_MS - LEAST_INTERVAL_MS);
    timer = view.setTimeout(look, LEAST_INTERVAL_MS + spread);
  }

  function onVisibility(): void {
    schedule();
    look();
  }

  const unsubscribe = subscribe(look);
  view.addEventListener('focus', look);
  view.document.addEventListener('visibilitychange', onVisibility);
  schedule();

  return () => {
    unsubscribe();
    view.clearTimeout(timer);
    view.removeEventListener('focus', look);
    view.document.removeEventListener('visibilitychange', onVisibility);
  };
}
