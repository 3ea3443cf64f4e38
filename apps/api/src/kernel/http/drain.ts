import { once } from 'node:events';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    isDraining: boolean;
  }
}

/** Lets a proxy take its connections elsewhere: see `drain`. */
export function letConnectionsDrain(app: FastifyInstance): void {
  app.decorate('isDraining', false);
  app.addHook('onRequest', async (_, reply) => {
    if (app.isDraining) reply.header('connection', 'close');
  });
}

/**
 * Before a server closes: it still answers, but is not ready any more, and each answer is the last of its
 * connection. Without this, a request that comes on a connection just as it is closed would be lost. Ends
 * when no request is under way.
 */
export async function drain(app: FastifyInstance, ms: number): Promise<void> {
  app.isDraining = true;
  if (!app.server.listening) return;
  await pause(ms);
  // The system resets connections that nobody has accepted yet.
  await nobodyConnects(app);
  const closed = once(app.server, 'close');
  app.server.close();
  await closed;
}

/** In milliseconds. In a longer pass somebody may have connected after it has accepted those who were there. */
const shortPass = 0.5;

/**
 * Waits, for five seconds at most, for a short pass of the event loop in which there was nobody to accept. On a
 * busy machine there may be none for a while.
 */
async function nobodyConnects({ server }: FastifyInstance): Promise<void> {
  const deadline = performance.now() + 5_000;
  let accepted = 0;
  const count = () => {
    accepted += 1;
  };
  server.on('connection', count);
  for (let isQuiet = false; !isQuiet && performance.now() < deadline; ) {
    const [before, began] = [accepted, performance.now()];
    await turn();
    isQuiet = accepted === before && performance.now() - began < shortPass;
  }
  server.off('connection', count);
}
