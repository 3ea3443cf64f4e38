/** A visitor would rather have the page made by the browser than wait longer. */
export const PATIENCE_MS = 4_000;
