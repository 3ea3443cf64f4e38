/** Scrolls to a part of the page and moves the focus there; jumps if the user prefers no motion. */
export function smoothScrollTo(part: HTMLElement | null): void {
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  part?.focus({ preventScroll: true });
  part?.scrollIntoView({ block: 'start', behavior: prefersReducedMotion ? 'auto' : 'smooth' });
}
