import { once } from 'node:events';
import { type Server as SocketServer, Server as TcpServer } from 'node:net';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** From when its process is told to stop: others should send their requests elsewhere. */
    isDraining: boolean;
  }
}

/** Lets a proxy take its connections elsewhere: see `drain`. */
export function letConnectionsDrain(app: FastifyInstance): void {
  app.decorate('isDraining', false);
  app.addHook('onRequest', async (_, reply) => {
    // Not while it listens: the next request would come on a connection of its own, one of which would be in
    // the queue of the system when that is thrown away.
    if (app.isDraining && !app.server.listening) reply.header('connection', 'close');
  });
}

/**
 * Ends a server without losing a request. For a while it only says that it is not ready. Then it accepts no
 * more connections, each answer is the last of its connection, and what is idle is left to the proxy, which
 * would otherwise send a request just as it is closed. Ends when no request is under way.
 *
 * @param ms each of the two times, the second of which ends when the last connection does; longer than a
 *   proxy keeps what is idle
 */
export async function drain(app: FastifyInstance, ms: number): Promise<void> {
  const { server } = app;
  app.isDraining = true;
  if (!server.listening) return;
  await pause(ms);
  // The system resets connections that nobody has accepted yet.
  await nobodyConnects(server);
  const closed = once(server, 'close');
  // That of http would also end what is idle.
  TcpServer.prototype.close.call(server);
  // Connections keep the process alive; the clock alone must not.
  await Promise.race([closed, pause(ms, undefined, { ref: false })]);
  server.closeIdleConnections();
  await closed;
}

/** In milliseconds. In a longer pass somebody may have connected after it has accepted those who were there. */
const shortPass = 0.5;

/**
 * Waits, for five seconds at most, for a short pass of the event loop in which there was nobody to accept. On a
 * busy machine there may be none for a while.
 */
async function nobodyConnects(server: SocketServer): Promise<void> {
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
