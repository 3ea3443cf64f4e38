import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { type PortRequest, portError } from '../listen.ts';
import type { MailStore } from './mail-store.ts';

const maxMailBytes = 20 * 1024 * 1024;
const closeTimeoutMs = 300;

/** Accepts every mail for every recipient, with any password or none. */
export async function startSmtp(
  mails: MailStore,
  host: string,
  wanted: PortRequest,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: maxMailBytes,
    closeTimeout: closeTimeoutMs,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      readAll(stream)
        .then((raw) => mails.add({ recipients, raw }))
        .then(
          () => done(),
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        );
    },
  });
  await new Promise<void>((resolve, reject) => {
    const failed = (error: Error) => reject(portError(error, wanted));
    server.once('error', failed);
    server.listen(wanted.port, host, () => {
      server.off('error', failed);
      // A client that disconnects in the middle must not crash the server.
      server.on('error', () => undefined);
      resolve();
    });
  });
  const actualPort = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${actualPort}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
