// An HTTP client that costs next to nothing, so that the bench measures the server.
import { connect, type Socket } from 'node:net';

export interface KeepAliveClient {
  /** Rejects for any status but 200. */
  get(path: string): Promise<void>;
  close(): void;
}

/** Sends requests to one server over one connection that stays open, one request at a time. */
export async function connectClient(
  server: string,
  headers: Record<string, string> = {},
): Promise<KeepAliveClient> {
  const headerLines = Object.entries({ accept: 'application/json', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const { hostname, port, host } = new URL(server);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await new Promise((resolve, reject) => {
    socket.once('connect', resolve).once('error', reject);
  });

  return {
    get: async (path) => {
      const response = readResponse(socket);
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${headerLines}\r\n`);
      const status = await response;
      if (status !== 200) throw new Error(`${status} ${new URL(path, server)}`);
    },
    close: () => socket.destroy(),
  };
}

const endOfHead = '\r\n\r\n';

/** The status, once the whole body has arrived. Needs a Content-Length, which both servers send. */
function readResponse(socket: Socket): Promise<number> {
  return new Promise((resolve, reject) => {
    let head = '';
    let missing = Number.NaN;
    const done = (result: number | Error) => {
      socket.off('data', read).off('close', broken).off('error', done);
      if (typeof result === 'number') resolve(result);
      else reject(result);
    };
    const broken = () => done(new Error('The server closed the connection'));
    const read = (chunk: Buffer) => {
      if (Number.isNaN(missing)) {
        head += chunk.toString('latin1');
        const end = head.indexOf(endOfHead);
        if (end < 0) return;
        const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
        if (length === undefined) return done(new Error('A response without Content-Length'));
        missing = Number(length) - (head.length - end - endOfHead.length);
      } else {
        missing -= chunk.length;
      }
      if (missing <= 0) done(Number(head.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length)));
    };
    socket.on('data', read).on('close', broken).on('error', done);
  });
}
