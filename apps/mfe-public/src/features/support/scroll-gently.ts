/** Scrolls to a part of the page and moves the focus along; a jump for those who want no motion. */
export function scrollGently(part: HTMLElement | null): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  part?.focus({ preventScroll: true });
  part?.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' });
}
