/** What the shell lends the client. Remotes never configure it. */
export interface ClientSettings {
  /** The API with its base path, such as `http://localhost:8090/api/v1.0`. */
  baseUrl: string;
  /** The token of the session, or null. Asked at every call, so that it is never stale. */
  getToken: () => string | null;
  /** What the browser is known by since an earlier login, or null (D40). */
  getDeviceToken?: () => string | null;
  /** Told when a call that carried a token answers 401: the session is dead. */
  onUnauthorized: () => void;
  /** A Google Maps key: places come from Google then, else from the API (D14). */
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
