/** In one column the times of a day are below the calendar in which it is chosen. */
export function showOnPhone(step: HTMLElement | null): void {
  if (matchMedia('(width >= 980px)').matches) return;
  const isReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  step?.scrollIntoView({ block: 'start', behavior: isReducedMotion ? 'auto' : 'smooth' });
}
