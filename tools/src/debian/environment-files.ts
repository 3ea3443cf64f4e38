// /etc/freely/environment and its sister for the shell's server: the shipped examples, filled in.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../webpack/workspace.ts';
import { certificateOf, databaseUrl, type Market, otherDatabase, urlsOf } from './market-folder.ts';

export type Environment = Record<string, string>;

const examples = { api: 'environment.example', shell: 'shell.environment.example' } as const;

/** Every variable of the example is given a value here, or it is not complete. */
export function environmentOf(market: Market, of: keyof typeof examples): Environment {
  const lines = readFileSync(join(repositoryRoot, 'deploy', examples[of]), 'utf8').split('\n');
  const values = valuesOf(market);
  const names = lines.flatMap((line) => /^([A-Z_]+)=/.exec(line)?.[1] ?? []);
  const example = Object.fromEntries(
    names.map((name) => {
      const value = values[name];
      if (value === undefined)
        throw new Error(`${examples[of]} has ${name}, which has no value here`);

      return [name, value];
    }),
  );

  return { ...example, ...(of === 'api' ? besideTheExample(market) : shellBeside(market)) };
}

function valuesOf(market: Market): Environment {
  const { ports, secrets, root, folder } = market;
  const urls = urlsOf(market);

  return {
    NODE_ENV: 'production',
    SHELL_URL: urls.shell,
    API_URL: urls.api,
    TRUST_PROXY: '1',
    DATABASE_URL: databaseUrl(market, 'pgbouncer'),
    DATA_KEY: secrets.dataKey,
    INTERNAL_KEY: secrets.internalKey,
    FILES_URL: urls.bucket('files'),
    RELEASES_URL: urls.bucket('releases'),
    PLATFORM_ROOT_KEYS: root.public,
    STRIPE_SECRET_KEY: `sk_test_${secrets.stripe}`,
    STRIPE_PUBLISHABLE_KEY: `pk_test_${secrets.stripe}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${secrets.webhook}`,
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    SHELL_STATE_DIR: join(folder, 'shell'),
    SHELL_COOKIE_SECRET: secrets.internalKey,
  };
}

/** The pooler and the replica of deploy/README.md, the sandbox by its address alone, a key that is replaced. */
function besideTheExample(market: Market): Environment {
  const { dataKeyAlso } = market.secrets;

  return {
    ...(dataKeyAlso ? { DATA_KEY_ALSO: dataKeyAlso } : {}),
    DATABASE_DIRECT_URL: databaseUrl(market, market.primary),
    ...(market.hasReplica
      ? { DATABASE_REPLICA_URLS: databaseUrl(market, otherDatabase(market.primary)) }
      : {}),
    STRIPE_API_URL: urlsOf(market).stripe,
  };
}

/** The shell's server asks the API by its public name, whose certificate nobody has signed. */
function shellBeside(market: Market): Environment {
  return {
    STRIPE_API_URL: urlsOf(market).stripe,
    NODE_EXTRA_CA_CERTS: certificateOf(market).certificate,
  };
}
