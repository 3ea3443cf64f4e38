/**
 * True if the browser's history has no page of ours before this one. The router counts its entries in their state; the
 * key of the location says less, since a redirect gives the first entry a new one.
 */
export function isFirstEntry(): boolean {
  return (window.history.state?.idx ?? 0) === 0;
}
