import { fileURLToPath } from 'node:url';
import { type RootKeys, rootKeysIn } from '@freely/platform';
import type { PublicSettings } from '@freely/shell-sdk';

/** The settings of the shell's server, from its environment. */
export interface ServerSettings {
  readonly port: number;
  readonly host: string;
  /** The store of releases: a folder, or `s3://…`. */
  readonly releases: string;
  /** Where browsers find `/r/…`, if not here; without a slash at its end. */
  readonly releasesOrigin: string | null;
  /** The public keys that may sign the platform's rules. */
  readonly rootKeys: RootKeys;
  /** After so many ms a page is sent without being rendered: the browser renders it. */
  readonly prerenderTimeoutMs: number;
  /** For what this server keeps over a restart: the last good records, copies of a bucket's files. */
  readonly stateFolder: string;
  /** Signs the cookie of visitors with a link; null draws one for this server alone. */
  readonly cookieSecret: string | null;
  /** Known to the API: its calls share no limit with visitors. */
  readonly internalKey: string;
  /** The public URL of the shell. */
  readonly shellUrl: string;
  /** The origin of uploaded images, if it is neither the shell's nor the API's. */
  readonly filesOrigin: string | null;
  readonly browser: PublicSettings;
  /** Where traces are sent, if anywhere, and which part of them, 0 to 1. */
  readonly traces: { readonly endpoint: string | undefined; readonly ratio: number };
}

/** Of the repository, for a developer's machine: everybody has it. */
const LOCAL_INTERNAL_KEY = 'freely-internal-key-of-the-repository';
const SHORTEST_KEY = 16;

type Environment = Readonly<Record<string, string | undefined>>;

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** @throws Error with one line that names the variable, if it is missing in production. */
export function readSettings(environment: Environment): ServerSettings {
  const port = Number(environment.SHELL_PORT ?? 4200);
  const apiPort = environment.API_PORT ?? '8090';
  const stripeApi =
    environment.STRIPE_API_URL ||
    (isProduction(environment) ? undefined : `http://localhost:${environment.STRIPE_PORT ?? 4242}`);

  return {
    port,
    host: environment.SHELL_HOST ?? 'localhost',
    releases: environment.RELEASES_URL || `${root}.freely/releases`,
    releasesOrigin: originOrNull(safe(environment, 'RELEASES_ORIGIN')),
    rootKeys: rootKeysIn(required(environment, 'PLATFORM_ROOT_KEYS', '')),
    prerenderTimeoutMs: 1_000 * Number(environment.PRERENDER_SECONDS || 4),
    stateFolder: environment.SHELL_STATE_DIR || `${root}.freely/shell`,
    cookieSecret: environment.SHELL_COOKIE_SECRET || null,
    internalKey: required(environment, 'INTERNAL_KEY', LOCAL_INTERNAL_KEY),
    shellUrl: required(environment, 'SHELL_URL', `http://localhost:${port}`),
    filesOrigin: originOrNull(environment.FILES_URL),
    traces: {
      endpoint: environment.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '') || undefined,
      ratio: Number(environment.OTEL_TRACES_SAMPLER_ARG || 1),
    },
    browser: {
      apiUrl: `${required(environment, 'API_URL', `http://localhost:${apiPort}`).replace(/\/$/, '')}/api/v1.0`,
      stripePublishableKey: required(
        environment,
        'STRIPE_PUBLISHABLE_KEY',
        'pk_test_freely_sandbox',
      ),
      stripeScript: stripeScript(stripeApi),
      mapsKey: environment.GOOGLE_MAPS_KEY || null,
      // Conversions are reported only in production (D43).
      conversionId: (isProduction(environment) && environment.CONVERSION_ID) || null,
    },
  };
}

/** Outside production the default is used; in production a missing value stops the start. */
function required(environment: Environment, name: string, fallback: string): string {
  const value = safe(environment, name);
  if (
    name === 'INTERNAL_KEY' &&
    value &&
    isProduction(environment) &&
    value.length < SHORTEST_KEY
  ) {
    throw new Error(`${name} is too short to be a secret.`);
  }
  if (value) return value;
  if (isProduction(environment)) throw new Error(`${name} must be set in production.`);

  return fallback;
}

function safe(environment: Environment, name: string): string | undefined {
  const value = environment[name];
  if (value && isProduction(environment) && isUnsafe(value)) {
    throw new Error(`${name} is plain http or a test value of the repository.`);
  }

  return value;
}

/** Plain http is for this machine itself. */
function isUnsafe(value: string): boolean {
  return (
    value === 'pk_test_freely_sandbox' ||
    value === LOCAL_INTERNAL_KEY ||
    /^http:\/\/(?!(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$))/.test(value)
  );
}

function isProduction(environment: Environment): boolean {
  return environment.NODE_ENV === 'production';
}

/** Stripe's own script comes with its npm package; a fake one is served next to its API. */
function stripeScript(api: string | undefined): string | null {
  if (!api || new URL(api).hostname === 'api.stripe.com') return null;

  return new URL('/v3/', api).href;
}

function originOrNull(url: string | undefined): string | null {
  return url && /^https?:/.test(url) ? new URL(url).origin : null;
}
