let isWatching = false;

/**
 * react-aria empties its live announcer by `innerHTML = ''`, which Trusted Types block (D38): a date
 * field would break the page at the second key. This replaces the setter on the announcer's elements
 * as soon as they are added.
 */
export function preventInnerHtml(): void {
  if (typeof document === 'undefined' || isWatching) return;
  isWatching = true;

  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof HTMLElement) || !('liveAnnouncer' in node.dataset)) continue;
        for (const log of node.children) replaceSetter(log);
      }
    }
  }).observe(document.body, { childList: true });
}

function replaceSetter(log: Element): void {
  Object.defineProperty(log, 'innerHTML', { configurable: true, set: () => log.replaceChildren() });
}
