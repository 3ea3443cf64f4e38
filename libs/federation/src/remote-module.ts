import type { RouteObject } from '@freely/router';

/** Texts of one namespace: nested keys, each leaf an i18next string. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/**
 * What a remote exposes, as the default export of `./routes`, and all that the shell asks of it.
 * Paths are absolute without the leading slash (`practitioner/bookings`); `''` is the home page.
 * Page components belong in `lazy` routes, so that a visitor fetches only what an address needs.
 */
export interface RemoteModule {
  /** The name in the registry, such as `mfe-booking`. */
  readonly name: string;
  /** Its texts in British English; other languages are made from them (D6). */
  readonly i18n: { readonly namespace: string; readonly resources: TextTree };
  readonly routes: RouteObject[];
}
