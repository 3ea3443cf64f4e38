// What `npm start` and `npm run dev` have in common: database, sandbox and API.
import { join } from 'node:path';
import { startEmbeddedDatabase } from '../embedded-database.ts';
import { type Service, type ServiceDescription, startService } from '../processes/service.ts';
import { repositoryRoot } from '../webpack/workspace.ts';
import { loadDemoMarket } from './demo-market.ts';
import { type ProductEnvironment, productEnvironment } from './environment.ts';
import { type Ports, requireFree } from './ports.ts';

export interface ProductOptions {
  ports: Ports;
  /** Holds the database, the release folders, the mails and the logs. */
  folder: string;
  log: (line: string) => void;
  /** Registers what has to be put away, as soon as there is something. */
  onEnd(putAway: () => Promise<void>): void;
  /** Default: DATABASE_URL, and without one the embedded database. */
  databaseUrl?: string | undefined;
  /** Restarts the API when its source changes, and shows what the parts say. */
  watch?: boolean | undefined;
}

type Part = Pick<ServiceDescription, 'name' | 'args' | 'cwd' | 'env' | 'health'>;

export interface ServerSide {
  addresses: { shell: string; api: string; payments: string; inbox: string };
  databaseUrl: string;
  hasDemoMarket: boolean;
  environment: ProductEnvironment;
  /** Starts one more part, with the same logs and the same end. */
  start(part: Part): Promise<void>;
  /** Settles with a line to print when a part ends by itself. */
  died(): Promise<string>;
}

export async function startServerSide(options: ProductOptions): Promise<ServerSide> {
  const { ports, folder, log, onEnd, watch = false } = options;
  await requireFree(ports);
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
  const start: ServerSide['start'] = async (part) => {
    const service = await startService({
      cwd: repositoryRoot,
      ...part,
      logFile: join(folder, 'logs', `${part.name}.log`),
      onLine: watch ? (line) => log(`${part.name.padEnd(16)} ${line}`) : undefined,
    });
    services.push(service);
    onEnd(() => service.stop());
    log(`${part.name} is ready`);
  };

  await start({
    name: 'sandbox',
    args: ['apps/sandbox/src/main.ts'],
    env: environment.sandbox,
    health: `${addresses.inbox}/api/messages`,
  });
  await start({
    name: 'api',
    args: [...(watch ? ['--watch', '--watch-preserve-output'] : []), 'apps/api/src/main.ts'],
    // Decoding pictures otherwise leaves memory behind in each thread's own heap.
    env: { MALLOC_ARENA_MAX: '1', ...environment.shared },
    health: `${local(ports.API_PORT)}/health/ready`,
  });
  const hasDemoMarket = await loadDemoMarket(environment.shared, log);
  return {
    addresses,
    databaseUrl,
    hasDemoMarket,
    environment,
    start,
    died: () => Promise.race(services.map((service) => service.died)),
  };
}

async function embeddedDatabase({ folder, log, onEnd }: ProductOptions): Promise<string> {
  const database = await startEmbeddedDatabase({ dataDir: join(folder, 'database'), log });
  onEnd(() => database.stop());
  return database.url;
}
