import type { Brand } from '@freely/domain/brand';
import { STALLED_BAR } from '../src/prerender/stalled-bar.ts';
import { inlineStyles } from './inline-styles.ts';
import { escaped } from './markup.ts';

// A page that only the browser renders would be blank until its code has come, nine seconds on a slow phone, and for
// ever if that code is blocked. Until React replaces it, the root element has the header's wordmark where it will
// be, and says that something is coming. The colours and fonts are those of the shell's stylesheet.

/** A quick page shows no word that comes and goes. */
const SHOWN_AFTER = '1s';

export const loadingStyles = inlineStyles(
  `#freely-loading header{border-bottom:1px solid var(--color-line)}#freely-loading header div{display:flex;align-items:center;width:min(100%,calc(var(--width-page) + 2*var(--space-gutter)));min-height:4rem;margin-inline:auto;padding-inline:var(--space-gutter)}#freely-loading a{font:italic 400 1.875rem/1 var(--font-display);letter-spacing:-.03em;text-decoration:none;color:var(--color-ink);translate:0 -.13em}#freely-loading p{margin:30vh 0 0;text-align:center;color:var(--color-ink-soft);visibility:hidden;animation:freely-loading 0s ${SHOWN_AFTER} forwards}#freely-loading::before{position:fixed;inset:0 0 auto;height:3px;background:var(--color-accent);transform-origin:left;animation:freely-advance 12s cubic-bezier(.1,.7,.2,1) both;content:""}@keyframes freely-loading{to{visibility:visible}}@keyframes freely-advance{from{scale:0 1}to{scale:.9 1}}@media (width>=980px){#freely-loading header div{min-height:var(--height-header)}}@media (prefers-reduced-motion:reduce){#freely-loading::before{content:none}}@media (scripting:none){#freely-loading::before{content:none}#freely-loading p,#${STALLED_BAR}{display:none}}`,
);

/** In English, like every text that the server writes: which language the page has is known to its code. */
export function loadingFrame({ name }: Brand): string {
  return `<div id="freely-loading"><header><div><a href="/" aria-label="${escaped(name)} home">${escaped(name)}</a></div></header><p role="status">Loading</p></div>`;
}
