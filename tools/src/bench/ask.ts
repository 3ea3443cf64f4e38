// A client that costs next to nothing, so that what is measured is the server.
import { connect, type Socket } from 'node:net';

/** Fails on anything but 200. */
export interface Ask {
  (path: string): Promise<void>;
  end(): void;
}

/** Asks one server over one connection that stays open, one question at a time. */
export async function asker(server: string, headers: Record<string, string> = {}): Promise<Ask> {
  const said = Object.entries({ accept: 'application/json', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const { hostname, port, host } = new URL(server);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await new Promise((resolve, reject) => {
    socket.once('connect', resolve).once('error', reject);
  });

  const ask = async (path: string) => {
    const answered = readAnswer(socket);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${said}\r\n`);
    const status = await answered;
    if (status !== 200) throw new Error(`${status} ${server}${path}`);
  };

  return Object.assign(ask, { end: () => socket.destroy() });
}

const endOfHead = '\r\n\r\n';

/** The status, as soon as the whole body is here; both servers say how long it is. */
function readAnswer(socket: Socket): Promise<number> {
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
        if (length === undefined) return done(new Error('An answer without its length'));
        missing = Number(length) - (head.length - end - endOfHead.length);
      } else {
        missing -= chunk.length;
      }
      if (missing <= 0) done(Number(head.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length)));
    };
    socket.on('data', read).on('close', broken).on('error', done);
  });
}
