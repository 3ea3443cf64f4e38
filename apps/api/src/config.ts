// The environment, read once at the start. Each program passes process.env in here. Nothing below reads it,
// but for the crash points of tests.
import * as v from 'valibot';
import { defaultsFor, Environment } from './environment.ts';
import { urlWithPassword } from './environment-values.ts';
import type { DataKeys } from './infrastructure/encryption/index.ts';
import { productionProblem } from './production-problems.ts';
import { releaseOf } from './release-of.ts';
import { secretFile } from './secret-file.ts';
import { watchedFolders } from './watched-folders.ts';

/** Its message is one line that names the variable. `main.ts` prints nothing else about it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export type Config = ReturnType<typeof readConfig>;

/**
 * @throws {ConfigError} when a variable is missing or unsafe (in production), or invalid (anywhere).
 */
export function readConfig(environment: Record<string, string | undefined>) {
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) {
    if (value?.trim()) given[name] = value.trim();
  }
  const isProduction = given.NODE_ENV === 'production';
  const readPassword = fileOf(given, 'DATABASE_PASSWORD_FILE');
  const readWebhookSecrets = fileOf(given, 'STRIPE_WEBHOOK_SECRET_FILE');
  const [webhookSecret] = readWebhookSecrets?.() ?? [];
  if (webhookSecret !== undefined) given.STRIPE_WEBHOOK_SECRET = webhookSecret;

  const parsed = v.safeParse(Environment, { ...defaultsFor(isProduction, given), ...given });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const name = String(issue.path?.[0]?.key);
    throw new ConfigError(
      name in given ? `${name} ${issue.message}.` : `${name} is not set: production needs it.`,
    );
  }
  const problem = isProduction ? productionProblem(given) : null;
  if (problem !== null) throw new ConfigError(problem);
  const env = parsed.output;
  const withPassword = (url: string) => urlWithPassword(url, readPassword?.()[0]);

  return {
    isProduction,
    release: releaseOf(env.RELEASE),
    role: env.ROLE,
    host: env.API_HOST,
    port: env.API_PORT,
    /** The path prefix of every call of the contract. */
    basePath: '/api/v1.0',
    apiUrl: env.API_URL,
    shellUrl: env.SHELL_URL,
    origins: [env.SHELL_URL, ...env.CORS_ORIGINS],
    trustProxy: env.TRUST_PROXY,
    database: {
      url: withPassword(env.DATABASE_URL),
      /** The database itself; differs from `url` where that is a pooler's. */
      directUrl: withPassword(env.DATABASE_DIRECT_URL ?? env.DATABASE_URL),
      /** As it is now. */
      ...(readPassword ? { readPassword: () => readPassword()[0] ?? '' } : {}),
      poolSize: env.DATABASE_POOL,
    },
    replicas: {
      urls: env.DATABASE_REPLICA_URLS.map(withPassword),
      /** What a call reads was true this long ago at most. */
      maxStalenessMs: env.DATABASE_STALENESS_SECONDS * 1000,
    },
    stripe: {
      secretKey: env.STRIPE_SECRET_KEY,
      publishableKey: env.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: env.STRIPE_WEBHOOK_SECRET,
      /** All that may have signed an event, as they are now. */
      webhookSecrets: readWebhookSecrets ?? (() => [env.STRIPE_WEBHOOK_SECRET]),
      /** Unset: Stripe itself. */
      apiUrl: env.STRIPE_API_URL,
    },
    dataKeys: (env.DATA_KEY_ALSO
      ? [env.DATA_KEY, env.DATA_KEY_ALSO]
      : [env.DATA_KEY]) satisfies DataKeys as DataKeys,
    internalKey: env.INTERNAL_KEY,
    mail: { smtpUrl: env.SMTP_URL },
    /** Null: roads are reckoned by the table. */
    roads: env.GOOGLE_ROUTES_KEY
      ? {
          key: env.GOOGLE_ROUTES_KEY,
          url: env.GOOGLE_ROUTES_URL,
          dailyLimit: env.GOOGLE_ROUTES_DAILY_LIMIT,
        }
      : null,
    calendarLoopback: env.CALENDAR_LOOPBACK === 'allow',
    filesUrl: env.FILES_URL,
    /** Whose disks must not become full. */
    watchedFolders: watchedFolders([env.FILES_URL, env.RELEASES_URL], env.WATCHED_FOLDERS),
    releases: env.RELEASES_URL
      ? {
          url: env.RELEASES_URL,
          rootKeys: env.PLATFORM_ROOT_KEYS ?? {},
          controllerKey: env.PLATFORM_CONTROLLER_KEY ?? null,
          operatorKey: env.PLATFORM_OPERATOR_KEY ?? null,
          maxAgeMs: 3_000,
        }
      : null,
    /** Unset: nothing is exported. */
    otlpEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    /** Which part of all traces is recorded, 0 to 1. */
    traceRatio: env.OTEL_TRACES_SAMPLER_ARG,
    /** Null: nothing is served. */
    metrics:
      env.METRICS_PORT === undefined ? null : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    /** How long a stopping process still answers, so that the proxy lets go of it. */
    drainMs: env.DRAIN_SECONDS * 1000,
    logLevel: env.LOG_LEVEL,
    /**
     * Of one release: how many browsers of a network have a vote about a canary, how much one network
     * reports in a minute, and from how many networks the failures come that end a canary.
     */
    reportLimits: isProduction
      ? { browsersPerNetwork: 5, perMinute: 240, strikingNetworks: 5 }
      : { browsersPerNetwork: 100_000, perMinute: 100_000, strikingNetworks: 1 },
    // D40, D57: real limits are for production. Elsewhere they are too high to be hit in tests.
    limits: isProduction
      ? {
          failuresPerAccount: 10,
          failuresPerAccountEverywhere: 50,
          failuresPerIp: 100,
          registrationsPerIp: 20,
          callsPerMinute: 600,
        }
      : {
          failuresPerAccount: 1000,
          failuresPerAccountEverywhere: 1000,
          failuresPerIp: 10_000,
          registrationsPerIp: 10_000,
          callsPerMinute: 100_000,
        },
  };
}

/** @throws {ConfigError} when the variable names a file that cannot be read */
function fileOf(given: Record<string, string>, name: string) {
  const path = given[name];
  if (path === undefined) return undefined;
  try {
    return secretFile(path);
  } catch {
    throw new ConfigError(`${name} names a file that cannot be read, or is empty.`);
  }
}
