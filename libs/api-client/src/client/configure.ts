/** What the shell gives the client. Remotes never configure it. */
export interface ClientSettings {
  /** The API with its base path, such as `http://localhost:8090/api/v1.0`. */
  baseUrl: string;
  /** The token of the session, or null. Read at every call, so that it is never stale. */
  getToken: () => string | null;
  /** Identifies this browser since an earlier login; null before one (D40). */
  getDeviceToken?: () => string | null;
  /** Called when a call with the token of the present session gets a 401: the session has ended. */
  onUnauthorized: () => void;
  /**
   * Asks the user for the password, when a call needs it to be given recently (D71). Resolves to
   * whether it was given; the call is then made again. Without it the call fails.
   */
  askForPassword?: () => Promise<boolean>;
  /** A Google Maps key: with it, places come from Google; without it, from the API (D14). */
  mapsKey?: string | null;
}

let settings: ClientSettings | undefined;

/** Points the client at an API. Called once, by the shell, before anything is rendered. */
export function configureClient(given: ClientSettings): void {
  settings = given;
}

/** What the client was configured with. Throws when the shell has not configured it. */
export function clientSettings(): ClientSettings {
  if (!settings) throw new Error('The API client was used before it was configured.');

  return settings;
}
