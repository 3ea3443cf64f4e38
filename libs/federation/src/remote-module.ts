import type { RouteObject } from '@freely/router';

/**
 * What a remote exposes as the default export of `./routes`. The shell needs nothing else of it.
 * Paths are absolute without the leading slash (`practitioner/bookings`); `''` is the home page.
 * Page components belong in `lazy` routes, so that the browser fetches only what
 * a path needs, its messages included (`withMessages`).
 */
export interface RemoteModule {
  /** The name in the registry, such as `mfe-booking`. */
  readonly name: string;
  readonly routes: RouteObject[];
  /**
   * Loads its component for each slot that its `remote.json` names (`SlotComponents` of
   * `@freely/shell-sdk`).
   */
  readonly components?: Readonly<Record<string, () => Promise<{ readonly Component: unknown }>>>;
}
