// Starts what `npm start` and `npm run dev` have in common: database, sandbox and API.
import { join } from 'node:path';
import { startEmbeddedDatabase } from '../embedded-database.ts';
import { openPlatform } from '../platform/platform-context.ts';
import { apiEnvironment } from '../platform/server-keys.ts';
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
  /** Registers a clean-up for the end of the command. */
  onEnd(cleanUp: () => Promise<void>): void;
  /** Environment variables of the shell's server, besides the ports and addresses. */
  shellSettings?: Readonly<Record<string, string>> | undefined;
  /** Default: DATABASE_URL, or else the embedded database. */
  databaseUrl?: string | undefined;
  /** Restarts the API when its source changes, and prints the output of all services. */
  watch?: boolean | undefined;
}

type ServiceOptions = Pick<ServiceDescription, 'name' | 'args' | 'cwd' | 'env' | 'health'>;

export interface ServerSide {
  urls: { shell: string; api: string; payments: string; inbox: string };
  databaseUrl: string;
  hasDemoMarket: boolean;
  environment: ProductEnvironment;
  /** Starts one more service, which logs and stops like the others. */
  start(service: ServiceOptions): Promise<void>;
  /** Resolves with a line to print when a service ends by itself. */
  exited(): Promise<string>;
}

/** Where each service writes what it logs. */
export const logFolder = (folder: string) => join(folder, 'logs');

export async function startServerSide(options: ProductOptions): Promise<ServerSide> {
  const { ports, folder, log, onEnd, watch = false } = options;
  await requireFree(ports);
  const databaseUrl =
    options.databaseUrl ?? (process.env.DATABASE_URL || (await embeddedDatabase(options)));
  const environment = productEnvironment(process.env, ports, databaseUrl, folder);
  const local = (port: number) => `http://localhost:${port}`;
  const urls = {
    shell: local(ports.SHELL_PORT),
    api: `${local(ports.API_PORT)}/api/v1.0`,
    payments: local(ports.STRIPE_PORT),
    inbox: local(ports.INBOX_PORT),
  };

  const services: Service[] = [];
  const start: ServerSide['start'] = async (serviceOptions) => {
    const { name } = serviceOptions;
    const service = await startService({
      cwd: repositoryRoot,
      ...serviceOptions,
      logFile: join(logFolder(folder), `${name}.log`),
      onLine: watch ? (line) => log(`${name.padEnd(16)} ${line}`) : undefined,
    });
    services.push(service);
    onEnd(() => service.stop());
    log(`${name} is ready`);
  };

  const sandbox = start({
    name: 'sandbox',
    args: ['apps/sandbox/src/main.ts'],
    env: environment.sandbox,
    health: `${urls.inbox}/api/messages`,
  });
  const api = start({
    name: 'api',
    args: [...(watch ? ['--watch', '--watch-preserve-output'] : []), 'apps/api/src/main.ts'],
    // With more arenas, the memory of decoded images is not returned to the system.
    env: {
      MALLOC_ARENA_MAX: '1',
      ...environment.shared,
      ...apiEnvironment(openPlatform(folder), folder),
    },
    health: `${local(ports.API_PORT)}/health/ready`,
  });
  // Its payments are made in the sandbox. Both this and the API bring the database up to date, one after the other.
  const market = sandbox.then(() => loadDemoMarket(environment.shared, log));
  const [hasDemoMarket] = await Promise.all([market, api]);
  return {
    urls,
    databaseUrl,
    hasDemoMarket,
    environment,
    start,
    exited: () => Promise.race(services.map((service) => service.exited)),
  };
}

async function embeddedDatabase({ folder, log, onEnd }: ProductOptions): Promise<string> {
  const database = await startEmbeddedDatabase({ dataDir: join(folder, 'database'), log });
  onEnd(() => database.stop());
  return database.url;
}
