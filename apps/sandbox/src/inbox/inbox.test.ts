import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createTransport, type Transporter } from 'nodemailer';
import { type SandboxUnderTest, startSandboxUnderTest } from '../testing/sandbox-under-test.ts';

let sandbox: SandboxUnderTest;
let transport: Transporter;
beforeAll(async () => {
  sandbox = await startSandboxUnderTest();
  transport = createTransport(sandbox.smtpUrl);
});
beforeEach(async () => {
  await fetch(`${sandbox.inboxUrl}/api/messages`, { method: 'DELETE' });
});
afterAll(() => sandbox.stop());

interface Message {
  id: string;
  subject: string;
  attachments: { url: string }[];
}

async function messages(to = ''): Promise<Message[]> {
  const response = await fetch(`${sandbox.inboxUrl}/api/messages?to=${encodeURIComponent(to)}`);
  return (await response.json()) as Message[];
}

const page = async (path: string) => (await fetch(`${sandbox.inboxUrl}${path}`)).text();

test('a mail arrives with all its parts', async () => {
  await transport.sendMail({
    from: 'Freely <hello@freely.example>',
    to: 'Ada <ada@example.com>',
    subject: 'Your booking – £45.00',
    text: 'See you on Friday',
    html: '<p>See you on <b>Friday</b></p>',
    attachments: [
      { filename: 'work é.png', content: Buffer.from([0, 1, 2, 255]), contentType: 'image/png' },
    ],
  });
  const [message] = await messages('ADA@example.com');
  expect(message).toEqual({
    id: expect.any(String),
    from: 'Freely <hello@freely.example>',
    to: 'ada@example.com',
    subject: 'Your booking – £45.00',
    text: expect.stringContaining('See you on Friday'),
    html: expect.stringContaining('<b>Friday</b>'),
    attachments: [
      {
        filename: 'work é.png',
        content_type: 'image/png',
        size: 4,
        url: `/api/messages/${message?.id}/attachments/0`,
      },
    ],
    received_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
  const file = await fetch(`${sandbox.inboxUrl}${message?.attachments[0]?.url}`);
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(new Uint8Array([0, 1, 2, 255]));
  expect(file.headers.get('content-disposition')).toContain('attachment');
});

test('a list can be filtered by recipient: newest first, blind copies included', async () => {
  const mail = { from: 'hello@freely.example', text: 'x' };
  await transport.sendMail({ ...mail, to: 'ada@example.com', subject: 'First' });
  await transport.sendMail({
    ...mail,
    to: 'bob@example.com',
    bcc: 'ada@example.com',
    subject: 'Second',
  });
  await transport.sendMail({ ...mail, to: 'bob@example.com', subject: 'Third' });
  const subjects = async (to: string) => (await messages(to)).map(({ subject }) => subject);
  expect(await subjects('ada@example.com')).toEqual(['Second', 'First']);
  expect(await subjects('da@example.com')).toEqual([]);
  expect(await subjects('')).toEqual(['Third', 'Second', 'First']);
});

test('any password is accepted', async () => {
  const { port } = new URL(sandbox.smtpUrl);
  const known = createTransport({
    host: '127.0.0.1',
    port: Number(port),
    auth: { user: 'a', pass: 'b' },
  });
  await known.sendMail({ from: 'a@x.example', to: 'b@x.example', subject: 'Let in', text: '' });
  expect(await messages('b@x.example')).toHaveLength(1);
});

test('the page shows a mail and runs none of its scripts', async () => {
  expect(await page('/')).toContain('No mail yet');
  await transport.sendMail({
    from: 'hello@freely.example',
    to: 'ada@example.com',
    subject: '<script>alert(1)</script>',
    html: '<script>alert(2)</script><p>Hello</p>',
  });
  const [message] = await messages();
  const list = await page('/');
  expect(list).toContain('&lt;script&gt;alert(1)');
  expect(list).not.toContain('<script>alert(1)');
  expect(await page(`/messages/${message?.id}`)).toContain('sandbox="allow-popups');

  const html = await fetch(`${sandbox.inboxUrl}/messages/${message?.id}/html`);
  expect(html.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(html.headers.get('content-security-policy')).toContain('sandbox');
});

test('only the latest 500 are kept', async () => {
  const pool = createTransport({
    url: sandbox.smtpUrl,
    pool: true,
    maxConnections: 4,
    maxMessages: Infinity,
  });
  const mail = { from: 'a@x.example', to: 'many@x.example', text: '' };
  await Promise.all(
    Array.from({ length: 503 }, (_, index) => pool.sendMail({ ...mail, subject: `${index}` })),
  );
  pool.close();
  expect(await messages()).toHaveLength(500);
});
