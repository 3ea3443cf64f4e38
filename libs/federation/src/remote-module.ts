import type { RouteObject } from '@freely/router';

/** Messages of one namespace: nested keys, each leaf an i18next string. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/**
 * What a remote exposes as the default export of `./routes`. The shell needs nothing else of it.
 * Paths are absolute without the leading slash (`practitioner/bookings`); `''` is the home page.
 * Page components belong in `lazy` routes, so that the browser fetches only what a path needs.
 */
export interface RemoteModule {
  /** The name in the registry, such as `mfe-booking`. */
  readonly name: string;
  /** Its messages in British English. Other languages are generated from them (D6). */
  readonly i18n: { readonly namespace: string; readonly resources: TextTree };
  readonly routes: RouteObject[];
}
