import { fileURLToPath } from 'node:url';
import type { PublicSettings } from '@freely/federation';

/** What the shell's server is told by its environment. */
export interface ServerSettings {
  readonly port: number;
  readonly host: string;
  /** Holds `registry.json` and `r/<remote>/<release>/`. */
  readonly releasesFolder: string;
  /** The built shell. */
  readonly assetsFolder: string;
  /** Its own public address. */
  readonly address: string;
  /** Where uploaded pictures come from, when that is neither shell nor API. */
  readonly filesOrigin: string | null;
  readonly browser: PublicSettings;
}

type Environment = Readonly<Record<string, string | undefined>>;

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** @throws Error with one line that names the variable, when production lacks one. */
export function readSettings(environment: Environment): ServerSettings {
  const port = Number(environment.SHELL_PORT ?? 4200);
  const apiPort = environment.API_PORT ?? '8090';
  const stripeApi =
    environment.STRIPE_API_URL ||
    (isProduction(environment) ? undefined : `http://localhost:${environment.STRIPE_PORT ?? 4242}`);

  return {
    port,
    host: environment.SHELL_HOST ?? 'localhost',
    releasesFolder: environment.RELEASES_DIR ?? `${root}.freely/releases`,
    assetsFolder: environment.SHELL_ASSETS ?? `${root}apps/shell/dist`,
    address: required(environment, 'SHELL_URL', `http://localhost:${port}`),
    filesOrigin: originOrNull(environment.FILES_URL),
    browser: {
      apiUrl: `${required(environment, 'API_URL', `http://localhost:${apiPort}`).replace(/\/$/, '')}/api/v1.0`,
      stripePublishableKey: required(
        environment,
        'STRIPE_PUBLISHABLE_KEY',
        'pk_test_freely_sandbox',
      ),
      stripeScript: stripeScript(stripeApi),
      mapsKey: environment.GOOGLE_MAPS_KEY || null,
      // Nothing is reported from anywhere but production (D43).
      conversionId: (isProduction(environment) && environment.CONVERSION_ID) || null,
    },
  };
}

/** A default serves a fresh machine; in production a missing value stops the start. */
function required(environment: Environment, name: string, fallback: string): string {
  const given = environment[name];
  if (given) return given;
  if (isProduction(environment)) throw new Error(`${name} must be set in production.`);

  return fallback;
}

function isProduction(environment: Environment): boolean {
  return environment.NODE_ENV === 'production';
}

/** Stripe's own script comes with its package; a stand-in's lies beside its API. */
function stripeScript(api: string | undefined): string | null {
  if (!api || new URL(api).hostname === 'api.stripe.com') return null;

  return new URL('/v3/', api).href;
}

function originOrNull(address: string | undefined): string | null {
  return address && /^https?:/.test(address) ? new URL(address).origin : null;
}
