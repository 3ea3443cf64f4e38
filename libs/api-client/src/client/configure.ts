import ky, { type AfterResponseHook, type BeforeRequestHook, type KyInstance } from 'ky';
import type { Call } from '../contract/call.ts';

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

/** What the hooks know of a request beside the request. */
export interface RequestContext extends Record<string, unknown> {
  call: Call;
}

let settings: ClientSettings | undefined;
let http: KyInstance | undefined;

/** Points the client at an API. Called once, by the shell, before anything is rendered. */
export function configureClient(given: ClientSettings): void {
  settings = given;
  http = ky.create({
    prefix: given.baseUrl,
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    // Retries belong to react-query, which knows what is safe (D47).
    retry: 0,
    hooks: { beforeRequest: [sayWho(given)], afterResponse: [tellOfDeadSession(given)] },
  });
}

/** What the client was configured with. Throws when the shell has not configured it. */
export function clientSettings(): ClientSettings {
  if (!settings) throw new Error('The API client was used before it was configured.');

  return settings;
}

/** The HTTP client for that API; every request hands over a `RequestContext`. */
export function httpClient(): KyInstance {
  if (!http) throw new Error('The API client was used before it was configured.');

  return http;
}

function sayWho({ getToken, getDeviceToken }: ClientSettings): BeforeRequestHook {
  return ({ request, options }) => {
    const token = getToken();
    if (token) request.headers.set('authorization', `Bearer ${token}`);
    const device = callOf(options).tellsDevice ? getDeviceToken?.() : null;
    if (device) request.headers.set('x-device-token', device);
  };
}

/** A public call's 401 is about what was typed (login), not about the session. */
function tellOfDeadSession({ onUnauthorized }: ClientSettings): AfterResponseHook {
  return ({ request, options, response }) => {
    if (response.status !== 401 || callOf(options).access === 'public') return;
    if (request.headers.has('authorization')) onUnauthorized();
  };
}

function callOf({ context }: { context: Record<string, unknown> }): Call {
  return (context as RequestContext).call;
}
