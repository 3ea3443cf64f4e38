// What a mail holds, such as a link that sets a password, is for nobody on the way.

import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { makeMailer } from './index.ts';

let server: Server;
/** The commands that reached a server without TLS, in capitals. */
let commands: string[];
beforeEach(async () => {
  commands = [];
  server = createServer((socket) => {
    let isMail = false;
    socket.write('220 here\r\n');
    socket.on('error', () => {});
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').filter(Boolean)) {
        if (isMail && line !== '.') continue;
        const command = line.split(/[ :]/)[0]?.toUpperCase() ?? '';
        commands.push(command);
        isMail = command === 'DATA';
        // It offers no STARTTLS, or somebody in between has taken the offer out.
        socket.write(`${isMail ? 354 : command === 'STARTTLS' ? 502 : 250} ok\r\n`);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

async function send(host: string): Promise<void> {
  const { port } = server.address() as AddressInfo;
  const mailer = makeMailer({ smtpUrl: `smtp://${host}:${port}` });
  const somebody = { name: 'Ada', address: 'ada@example.org' };
  try {
    await mailer.send({
      ...{ messageId: '<1@example.org>', from: somebody, to: somebody },
      ...{ subject: 'A link', text: 'secret', html: 'secret', attachments: [] },
    });
  } finally {
    mailer.close();
  }
}

test('a mail does not go to another machine without TLS', async () => {
  // Also this machine, by an address that the mailer does not know as such.
  await expect(send('0.0.0.0')).rejects.toThrow('STARTTLS');
  expect(commands).not.toContain('MAIL');
});

test('the inbox of this machine needs none', async () => {
  await send('127.0.0.1');
  expect(commands).toEqual(expect.arrayContaining(['MAIL', 'RCPT', 'DATA']));
});
