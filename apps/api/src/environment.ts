// Which variables of the environment the API reads, of which form, and what they are where they are not set. Those
// of backups alone are in back-office/backups/backup-config.ts, that of tests in infrastructure/crash-points.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rootKeysIn, signingKeyIn } from '@freely/platform';
import * as v from 'valibot';
import {
  DataKey,
  keyOf,
  List,
  Port,
  TrustedProxies,
  urlWithScheme,
  WebUrl,
} from './environment-values.ts';
import { localSecrets } from './production-problems.ts';

/** Every variable that each process reads at its start. */
export const Environment = v.object({
  NODE_ENV: v.optional(v.string()),
  ROLE: v.picklist(['api', 'worker', 'both'], 'must be api, worker or both'),
  API_HOST: v.string(),
  API_PORT: Port,
  API_URL: WebUrl,
  SHELL_URL: WebUrl,
  CORS_ORIGINS: List,
  TRUST_PROXY: TrustedProxies,
  DATABASE_URL: urlWithScheme('postgres', 'postgresql'),
  // Around a pooler: for what needs a session of its own.
  DATABASE_DIRECT_URL: v.optional(urlWithScheme('postgres', 'postgresql')),
  // Streaming replicas of it, for calls that only read.
  DATABASE_REPLICA_URLS: v.pipe(List, v.array(urlWithScheme('postgres', 'postgresql'))),
  DATABASE_STALENESS_SECONDS: v.pipe(
    v.string(),
    v.regex(/^[1-9]\d?$/, 'must be 1 to 99'),
    v.transform(Number),
  ),
  // The password of all of these, read anew for each connection.
  DATABASE_PASSWORD_FILE: v.optional(v.string()),
  DATABASE_POOL: v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,2}$/, 'must be 1 to 999'),
    v.transform(Number),
  ),
  STRIPE_SECRET_KEY: v.pipe(v.string(), v.regex(/^[rs]k_/, 'must start with sk_ or rk_')),
  STRIPE_PUBLISHABLE_KEY: v.pipe(v.string(), v.startsWith('pk_', 'must start with pk_')),
  STRIPE_WEBHOOK_SECRET: v.pipe(v.string(), v.startsWith('whsec_', 'must start with whsec_')),
  // One secret a line, read anew for each event: while one replaces another, both count.
  STRIPE_WEBHOOK_SECRET_FILE: v.optional(v.string()),
  STRIPE_API_URL: v.optional(WebUrl),
  // Encrypts what must not be readable in a copy of the database (D41).
  DATA_KEY: DataKey,
  // Decrypts too, while one key replaces the other.
  DATA_KEY_ALSO: v.optional(DataKey),
  // Sent by the shell's server with its calls, so that they share no limit with visitors.
  INTERNAL_KEY: v.string(),
  SMTP_URL: urlWithScheme('smtp', 'smtps'),
  // Google's Routes API, which charges for each road that it is asked for.
  GOOGLE_ROUTES_KEY: v.optional(v.string()),
  GOOGLE_ROUTES_URL: WebUrl,
  GOOGLE_ROUTES_DAILY_LIMIT: v.pipe(
    v.string(),
    v.regex(/^\d{1,6}$/, 'must be 0 to 999999'),
    v.transform(Number),
  ),
  // Whether calendars may be read from this machine itself: for development and tests only.
  CALENDAR_LOOPBACK: v.picklist(['refuse', 'allow'], 'must be refuse or allow'),
  FILES_URL: urlWithScheme('file', 's3'),
  // Of the disks that this machine shares with others, such as the database's.
  WATCHED_FOLDERS: v.pipe(
    List,
    v.array(v.pipe(v.string(), v.startsWith('/', 'must be absolute paths'))),
  ),
  // Where releases are kept: to count what browsers report, and to end canaries.
  RELEASES_URL: v.optional(v.string()),
  PLATFORM_ROOT_KEYS: keyOf(rootKeysIn, 'PLATFORM_ROOT_KEYS'),
  PLATFORM_CONTROLLER_KEY: keyOf(signingKeyIn, 'PLATFORM_CONTROLLER_KEY'),
  PLATFORM_OPERATOR_KEY: keyOf(signingKeyIn, 'PLATFORM_OPERATOR_KEY'),
  // The collector of an OpenTelemetry pipeline: its URL, without /v1/metrics and /v1/traces.
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(WebUrl),
  // Which part of all traces is recorded.
  OTEL_TRACES_SAMPLER_ARG: v.pipe(
    v.string(),
    v.regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, 'must be 0 to 1'),
    v.transform(Number),
  ),
  // Where Prometheus reads this process.
  METRICS_HOST: v.string(),
  METRICS_PORT: v.optional(Port),
  DRAIN_SECONDS: v.pipe(v.string(), v.regex(/^\d{1,2}$/, 'must be 0 to 99'), v.transform(Number)),
  // What an image was made from; a checkout knows its commit.
  RELEASE: v.optional(v.string()),
  LOG_LEVEL: v.picklist(
    ['silent', 'fatal', 'error', 'warn', 'info', 'debug'],
    'must be silent, fatal, error, warn, info or debug',
  ),
});

/** Variables that may stay unset everywhere, production included. */
const commonDefaults = {
  ROLE: 'both',
  API_HOST: 'localhost',
  API_PORT: '8090',
  CORS_ORIGINS: '',
  TRUST_PROXY: 'false',
  DATABASE_POOL: '20',
  DATABASE_REPLICA_URLS: '',
  DATABASE_STALENESS_SECONDS: '2',
  CALENDAR_LOOPBACK: 'refuse',
  GOOGLE_ROUTES_URL: 'https://routes.googleapis.com',
  GOOGLE_ROUTES_DAILY_LIMIT: '1000',
  // Uploads and demo images, next to the other local data.
  FILES_URL: pathToFileURL(join(import.meta.dirname, '../../../.freely/files')).href,
  LOG_LEVEL: 'info',
  DRAIN_SECONDS: '0',
  WATCHED_FOLDERS: '',
  METRICS_HOST: '127.0.0.1',
  OTEL_TRACES_SAMPLER_ARG: '1',
};

/** Outside production: the ports of D2, and the sandbox instead of the payment provider. */
function localDefaults(given: Record<string, string>) {
  const local = (name: string, port: number) => `http://localhost:${given[name] ?? port}`;

  return {
    API_URL: local('API_PORT', 8090),
    SHELL_URL: local('SHELL_PORT', 4200),
    CORS_ORIGINS: [
      local('PUBLIC_PORT', 4201),
      local('BOOKING_PORT', 4202),
      local('PRACTITIONER_PORT', 4203),
      local('ADMIN_PORT', 4204),
    ].join(),
    DATABASE_URL: 'postgres://freely@localhost:5432/freely',
    ...localSecrets,
    STRIPE_API_URL: local('STRIPE_PORT', 4242),
    SMTP_URL: `smtp://localhost:${given.SMTP_PORT ?? 1025}`,
  };
}

/** What a variable is that nobody has set. In production, those of other machines have to be set. */
export const defaultsFor = (isProduction: boolean, given: Record<string, string>) =>
  isProduction ? commonDefaults : { ...commonDefaults, ...localDefaults(given) };
