let isWatching = false;

/**
 * react-aria empties what it reads out by `innerHTML = ''`, which Trusted Types refuse (D38): a date
 * field would break the page at the second key. The elements that it reads from are emptied without
 * markup instead, from the moment they are there.
 */
export function keepMarkupAway(): void {
  if (typeof document === 'undefined' || isWatching) return;
  isWatching = true;

  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof HTMLElement) || !('liveAnnouncer' in node.dataset)) continue;
        for (const log of node.children) emptyWithoutMarkup(log);
      }
    }
  }).observe(document.body, { childList: true });
}

function emptyWithoutMarkup(log: Element): void {
  Object.defineProperty(log, 'innerHTML', { configurable: true, set: () => log.replaceChildren() });
}
