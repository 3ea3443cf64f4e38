// Starts this process in its role, and shuts it down without losing a request.
import { drain } from '@freely/draining';
import { startTracing } from '@freely/tracing';
import { buildApp } from './app.ts';
import { checkDataKey, openMeasures } from './back-office/operations/index.ts';
import { startWatch } from './back-office/watch/index.ts';
import { ConfigError, readConfig } from './config.ts';
import { isUnreachable } from './infrastructure/database/index.ts';
import { serveMetrics } from './infrastructure/metrics/index.ts';
import { MigrationError, migrate } from './infrastructure/migrations/index.ts';
import { closeDeps, openDeps } from './open-deps.ts';
import { startWorker } from './worker/start-worker.ts';

/** How long requests in flight may take until they are cut off: as long as a statement of theirs may. */
const lastRequestsMs = 15_000;
/** What is left after them is closed within this time, or the process ends itself. */
const closingMs = 5_000;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  await migrate(config.database.directUrl, { log: (line) => console.log(line) });

  const tracing = await startTracing(config.otlpEndpoint, {
    service: config.role === 'worker' ? 'freely-worker' : 'freely-api',
    ratio: config.traceRatio,
  });
  const complain = ({ message }: Error) => console.error(`A database connection broke: ${message}`);
  const deps = await openDeps(config, complain);
  const watch = await startWatch(deps, () => checkDataKey(deps), complain);
  const isApi = config.role !== 'worker';
  const app = await buildApp(deps);

  let isStopping = false;
  const stop = async () => {
    // Ctrl-C reaches this process twice: from the terminal, and from its parent process.
    if (isStopping) return;
    isStopping = true;
    const cutOffMs = 2 * config.drainMs + lastRequestsMs;
    setTimeout(() => app.server.closeAllConnections(), cutOffMs).unref();
    setTimeout(() => process.exit(1), cutOffMs + closingMs).unref();
    await drain(app, config.drainMs);
    await app.close();
    await watch.stop();
    await closeDeps(deps);
    await tracing.stop();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  if (config.metrics) await serveMetrics(config.metrics, openMeasures(deps));
  if (isApi) {
    await app.listen({ port: config.port, host: config.host });
    console.log(`The API listens on ${config.apiUrl}${config.basePath}`);
  }
  if (config.role !== 'api') {
    await startWorker(deps, app.log);
    console.log('The worker is running');
  }
}

start().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});

function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof MigrationError) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    const port = process.env.API_PORT ?? '8090';
    return `Port ${port} is already in use. Stop the other program, or set API_PORT.`;
  }
  if (isUnreachable(error) || error instanceof AggregateError) {
    return 'The database cannot be reached. Check DATABASE_URL.';
  }

  return error.stack ?? error.message;
}
