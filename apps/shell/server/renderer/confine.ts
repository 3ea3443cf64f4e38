import dgram from 'node:dgram';
import net from 'node:net';

/**
 * Takes from this process what code of a page does not need. Node's permission model denies files,
 * processes, threads and addons, but in Node 24 not the network, nor signals to other processes.
 * Before any code of a release is loaded, this removes both: sockets refuse to connect, and `process`,
 * the way to every built-in module, is not the real one.
 */
export function confine(fetchOfApi: typeof fetch): void {
  refuseIn(net.Socket.prototype, 'connect');
  refuseIn(net.Server.prototype, 'listen');
  refuseIn(dgram.Socket.prototype, 'bind', 'connect', 'send');
  replace('fetch', fetchOfApi);
  replace('WebSocket', undefined);
  replace('EventSource', undefined);
  // Its streams would lead to the classes of files and sockets.
  replace('console', Object.freeze(silentConsole()));
  replace(
    'process',
    Object.freeze({
      env: Object.freeze({ NODE_ENV: 'production' }),
      versions: Object.freeze({ ...process.versions }),
      nextTick: process.nextTick.bind(undefined),
      cwd: () => '/',
      emitWarning: () => {},
    }),
  );
}

function refuseIn(prototype: object, ...names: readonly string[]): void {
  for (const name of names) {
    Object.defineProperty(prototype, name, {
      value: () => {
        throw new Error('A renderer has no network.');
      },
      writable: false,
      configurable: false,
    });
  }
}

/** For good: no code can put it back. */
function replace(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, writable: false, configurable: false });
}

function silentConsole(): Record<string, () => void> {
  const names = ['log', 'info', 'warn', 'error', 'debug', 'trace', 'group', 'groupEnd', 'time'];

  return Object.fromEntries(names.map((name) => [name, () => {}]));
}
