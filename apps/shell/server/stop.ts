import { once } from 'node:events';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Browsers and proxies keep connections open; closing waits for requests under way, not for ever. */
const STALLED_MS = 10_000;
const QUIET_MS = 0.1;

/**
 * On a signal the server still answers for a while, each answer the last of its connection, so that a proxy
 * sends no request on a connection that is just being closed. Then it closes.
 */
export function stopOnSignal(app: FastifyInstance, drainMs: number): void {
  let isDraining = false;
  app.addHook('onRequest', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
  const stop = async () => {
    isDraining = true;
    await pause(drainMs);
    setTimeout(() => app.server.closeAllConnections(), STALLED_MS).unref();
    // The system resets connections that nobody has accepted yet.
    await quietTurn();
    const closed = app.server.listening ? once(app.server, 'close') : null;
    app.server.close();
    await closed;
    await app.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}

/** Waits, for a second at most, for a pass of the event loop that had nothing to accept or to read. */
async function quietTurn(): Promise<void> {
  const deadline = performance.now() + 1_000;
  for (;;) {
    const startedAt = performance.now();
    await turn();
    const now = performance.now();
    if (now - startedAt < QUIET_MS || now > deadline) return;
  }
}
