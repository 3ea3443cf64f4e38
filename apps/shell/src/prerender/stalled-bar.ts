/** The id of the bar that the server writes into prerendered pages (`server/stalled-bar`). */
export const STALLED_BAR = 'freely-stalled';

/** The page has its code, or says by itself what is missing. */
export function removeStalledBar(): void {
  document.getElementById(STALLED_BAR)?.remove();
}
