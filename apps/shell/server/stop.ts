import { drain, letConnectionsDrain } from '@freely/draining';
import type { FastifyInstance } from 'fastify';

/** How long requests under way may take until they are cut off. */
const LAST_REQUESTS_MS = 10_000;

/** Lets the requests under way end on a signal, and then the process. */
export function stopOnSignal(app: FastifyInstance, drainMs: number): void {
  letConnectionsDrain(app);
  const stop = async () => {
    setTimeout(() => app.server.closeAllConnections(), 2 * drainMs + LAST_REQUESTS_MS).unref();
    await drain(app, drainMs);
    await app.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}
