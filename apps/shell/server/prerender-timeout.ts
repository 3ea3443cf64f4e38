/** After this long the page is rendered by the browser instead. */
export const PRERENDER_TIMEOUT_MS = 4_000;
