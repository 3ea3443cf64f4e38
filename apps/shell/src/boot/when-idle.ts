/** However long something of the page hangs, what waits for its end begins then. */
const LOAD_MS = 10_000;

/** Once the page has loaded what it needs at first. Safari has no idle callbacks. */
export function whenIdle(work: () => void): void {
  const loaded = new Promise<void>((resolve) => {
    if (document.readyState === 'complete') return resolve();
    addEventListener('load', () => resolve(), { once: true });
    setTimeout(resolve, LOAD_MS);
  });
  void loaded.then(() => {
    // A busy page has an end to its waiting, too.
    if (window.requestIdleCallback) window.requestIdleCallback(work, { timeout: LOAD_MS });
    else setTimeout(work, LOAD_MS);
  });
}
