import { STALLED_BAR } from '../src/prerender/stalled-bar.ts';
import { inlineStyles } from './inline-styles.ts';

// A page whose main script is blocked, missing, hangs or fails does not work, and no code of ours is there to
// say so. So the page says it by itself: styles show the bar after a while, and the main script removes it
// before that. No script has to run, and none is allowed inline.

/** Longer than the main script takes on a slow phone. */
const SHOWN_AFTER = '8s';

export const stalledStyles = inlineStyles(
  `#${STALLED_BAR}{position:fixed;z-index:2147482000;inset:auto 0 0;display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;justify-content:center;padding:8px 16px;font:500 14px/1.4 system-ui,sans-serif;color:#fff;background:#3b2a5a;visibility:hidden;animation:freely-stalled 0s ${SHOWN_AFTER} forwards}#${STALLED_BAR} a{padding:6px 0;color:#fff}@keyframes freely-stalled{to{visibility:visible}}@media print{#${STALLED_BAR}{display:none}}`,
);

/** Of a prerendered page. Pages are prerendered in English only. */
export const limitedBar = stalledBar(
  'Limited page',
  'This page is not loaded completely. You can read on, but buttons and menus do not work yet.',
);

/** Of a page that is not there yet. */
export const slowBar = stalledBar(
  'Slow page',
  'This page takes longer than usual. Please check your connection.',
);

/** Search engines do not quote it. */
function stalledBar(label: string, text: string): string {
  return `<aside id="${STALLED_BAR}" aria-label="${label}" data-nosnippet><span>${text}</span><a href="">Try again</a></aside>`;
}
