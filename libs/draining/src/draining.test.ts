import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { drain, letConnectionsDrain } from './index.ts';

const requestOf = (path: string) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 0\r\n\r\n`;

async function startServer() {
  const app = Fastify();
  letConnectionsDrain(app);
  app.post('/orders', async () => 'made');
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  const requested = once(app.server, 'request');
  app.post('/slow-orders', () => promise.then(() => 'made'));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;

  return {
    app,
    requested,
    /** To the slow order. */
    answer,
    /** A connection that the server has accepted. */
    async open(): Promise<Socket> {
      const accepted = once(app.server, 'connection');
      const socket = connect(port, '127.0.0.1');
      await Promise.all([accepted, once(socket, 'connect')]);

      return socket;
    },
    async stopsListening(): Promise<void> {
      while (app.server.listening) await turn();
    },
  };
}

/** The answer to a request on a connection, which may go on. */
function answerOn(socket: Socket, path = '/orders'): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const read = (data: Buffer) => {
      text += data;
      if (!text.endsWith('made')) return;
      socket.off('data', read);
      resolve(text);
    };
    socket.on('data', read);
    socket.once('close', () => reject(new Error('The connection was closed')));
    socket.write(requestOf(path));
  });
}

/** Resolves when the server has ended a connection. */
async function ended(socket: Socket): Promise<void> {
  socket.resume();
  if (!socket.closed) await once(socket, 'close');
}

test('connections go on while it listens; then what was idle is answered, for the last time', async () => {
  const { app, open, stopsListening } = await startServer();
  const [busy, idle] = [await open(), await open()];
  await answerOn(idle);
  const drained = drain(app, 1_000);

  expect(app.isDraining).toBe(true);
  expect(await answerOn(busy)).toMatch(/connection: keep-alive\r\n/i);
  await stopsListening();
  expect(await answerOn(idle)).toMatch(/connection: close\r\n/i);
  await Promise.all([ended(idle), ended(busy), drained]);
});

test('it waits for a request that is under way', async () => {
  const { app, open, stopsListening, requested, answer } = await startServer();
  const socket = await open();
  const waiting = answerOn(socket, '/slow-orders');
  await requested;
  const drained = drain(app, 0);
  await stopsListening();
  answer();

  expect(await waiting).toMatch(/made$/);
  await drained;
});
