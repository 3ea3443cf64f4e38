// The whole product on this machine: for `npm start`, for the browser tests, for the bench.
import { join } from 'node:path';
import { startEmbeddedDatabase } from '../embedded-database.ts';
import { type Service, type ServiceDescription, startService } from '../processes/service.ts';
import { repositoryRoot } from '../webpack/workspace.ts';
import { buildProduct } from './build-product.ts';
import { loadDemoMarket } from './demo-market.ts';
import { productEnvironment } from './environment.ts';
import { type Ports, requireFree } from './ports.ts';
import { publishReleases } from './publish-releases.ts';

export interface ProductOptions {
  ports: Ports;
  /** Holds the database, the release folders, the mails and the logs. */
  folder: string;
  log: (line: string) => void;
  /** Registers what has to be put away, as soon as there is something. */
  onEnd(putAway: () => Promise<void>): void;
  /** Default: DATABASE_URL, and without one the embedded database. */
  databaseUrl?: string | undefined;
}

export interface Product {
  addresses: { shell: string; api: string; payments: string; inbox: string };
  databaseUrl: string;
  hasDemoMarket: boolean;
  /** Settles with a line to print when a part ends by itself. */
  died: Promise<string>;
}

export async function startProduct(options: ProductOptions): Promise<Product> {
  const { ports, folder, log, onEnd } = options;
  await requireFree(ports);

  const building = buildProduct(log);
  // Awaited below; a failure must not count as unhandled while the database starts.
  building.catch(() => {});

  const databaseUrl =
    options.databaseUrl ?? (process.env.DATABASE_URL || (await embeddedDatabase(options)));
  const environment = productEnvironment(process.env, ports, databaseUrl, folder);
  const local = (port: number) => `http://localhost:${port}`;
  const addresses = {
    shell: local(ports.SHELL_PORT),
    api: `${local(ports.API_PORT)}/api/v1.0`,
    payments: local(ports.STRIPE_PORT),
    inbox: local(ports.INBOX_PORT),
  };

  const services: Service[] = [];
  const start = async (description: Omit<ServiceDescription, 'logFile' | 'cwd'>) => {
    const service = await startService({
      ...description,
      cwd: repositoryRoot,
      logFile: join(folder, 'logs', `${description.name}.log`),
    });
    services.push(service);
    onEnd(() => service.stop());
    log(`${description.name} is ready`);
  };

  await start({
    name: 'sandbox',
    args: ['apps/sandbox/src/main.ts'],
    env: environment.sandbox,
    health: `${addresses.inbox}/api/messages`,
  });
  await start({
    name: 'api',
    args: ['apps/api/src/main.ts'],
    env: environment.shared,
    health: `${local(ports.API_PORT)}/health/ready`,
  });
  const hasDemoMarket = await loadDemoMarket(environment.shared, log);

  await building;
  const releases = join(folder, 'releases');
  publishReleases(releases, log);
  await start({
    name: 'shell',
    args: ['apps/shell/server/main.ts'],
    env: { ...environment.shared, RELEASES_DIR: releases },
    health: `${addresses.shell}/config.json`,
  });
  return {
    addresses,
    databaseUrl,
    hasDemoMarket,
    died: Promise.race(services.map(({ died }) => died)),
  };
}

async function embeddedDatabase({ folder, log, onEnd }: ProductOptions): Promise<string> {
  const database = await startEmbeddedDatabase({
    dataDir: join(folder, 'database'),
    log,
  });
  onEnd(() => database.stop());
  return database.url;
}
