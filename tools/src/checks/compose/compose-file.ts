// deploy/compose/compose.yaml as an engine reads it: merged, and with the values of an installation.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { repositoryRoot } from '../../webpack/workspace.ts';

export interface Service {
  image: string;
  restart: string;
  build?: { context: string; dockerfile: string; target?: string };
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  networks?: { default: { ipv4_address: string } };
  healthcheck?: { test?: string[]; disable?: boolean };
  depends_on?: Record<string, { condition: string }>;
  read_only?: boolean;
  cap_drop?: string[];
}

export const composeFolder = join(repositoryRoot, 'deploy/compose');
export const readShipped = (file: string) => readFileSync(join(composeFolder, file), 'utf8');

/** What an operator has in `.env`, by the names that `new-environment.sh` prints. */
export const sampleValues: Record<string, string> = {
  SHELL_NAME: 'freely.localhost',
  API_NAME: 'api.freely.localhost',
  HTTP_ADDRESS: '127.0.0.1',
  STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_0123456789abcdef',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
  SMTP_URL: 'smtps://ada:secret@mail.freely.localhost',
  // A public key of Ed25519.
  PLATFORM_ROOT_KEYS: 'root=MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=',
  DATA_KEY: Buffer.from(Array.from({ length: 32 }, (_, index) => index * 7)).toString('base64'),
  INTERNAL_KEY: 'bd6b1a1c74d4c1a2f7a1',
  SHELL_COOKIE_SECRET: 'f3a52d1c74d4c1a2f7a1',
  DATABASE_PASSWORD: 'a1b2c3',
  REPLICATION_PASSWORD: 'd4e5f6',
  SUPERUSER_PASSWORD: '0718aa',
  BUCKET_SECRET: '29bbcc3a',
  GRAFANA_PASSWORD: '4dee5f',
};

/** The variables of the file, without those that have a value of their own. */
export const variablesIn = (text: string) => [
  ...new Set([...text.matchAll(/\$\{([A-Z_]+)(?::[?-][^}]*)?\}/g)].map(([, name]) => name ?? '')),
];

const filledIn = readShipped('compose.yaml').replace(
  /\$\{([A-Z_]+)[^}]*\}/g,
  (_, name: string) => sampleValues[name] ?? `missing-${name}`,
);

export const { services, volumes } = parse(filledIn, { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};

export const isOfOurs = ({ build }: Service) => build?.dockerfile === 'deploy/images/Containerfile';
