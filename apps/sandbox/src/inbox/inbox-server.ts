import fastify, { type FastifyInstance } from 'fastify';
import { inboxPage, messagePage } from './inbox-pages.ts';
import { inboxScript } from './inbox-script.ts';
import { inboxStyles } from './inbox-styles.ts';
import { presentMail } from './mail.ts';
import type { MailStore } from './mail-store.ts';

interface MessagePath {
  Params: { id: string };
  Querystring: { to?: string };
}

/** The inbox over HTTP: JSON for tests (D67), pages for people. Not listening yet. */
export function createInboxServer(mails: MailStore): FastifyInstance {
  const app = fastify({ forceCloseConnections: true });
  messageRoutes(app, mails);
  pageRoutes(app, mails);
  return app;
}

function messageRoutes(app: FastifyInstance, mails: MailStore): void {
  app.get<MessagePath>('/api/messages', async ({ query }) =>
    (await mails.list(query.to)).map(presentMail),
  );

  app.delete('/api/messages', async (_request, reply) => {
    await mails.clear();
    return reply.code(204).send();
  });

  app.get<MessagePath>('/api/messages/:id', async ({ params }, reply) => {
    const mail = await mails.find(params.id);
    return mail === undefined ? reply.code(404).send(notFound) : presentMail(mail);
  });

  app.get<{ Params: { id: string; index: string } }>(
    '/api/messages/:id/attachments/:index',
    async ({ params }, reply) => {
      const mail = await mails.find(params.id);
      const attachment = mail?.attachments[Number(params.index)];
      if (attachment === undefined) return reply.code(404).send(notFound);
      return reply
        .headers({
          'content-type': attachment.contentType,
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(attachment.filename)}`,
          'x-content-type-options': 'nosniff',
        })
        .send(Buffer.from(attachment.content));
    },
  );
}

function pageRoutes(app: FastifyInstance, mails: MailStore): void {
  const policy =
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'";

  app.get<MessagePath>('/', async ({ query }, reply) => {
    const page = inboxPage(await mails.list(query.to), query.to);
    return reply.type('text/html').header('content-security-policy', policy).send(page);
  });

  app.get<MessagePath>('/messages/:id', async ({ params, query }, reply) => {
    const mail = await mails.find(params.id);
    if (mail === undefined) return reply.redirect('/', 303);
    const page = messagePage(await mails.list(query.to), mail, query.to);
    return reply.type('text/html').header('content-security-policy', policy).send(page);
  });

  // A mail is untrusted: it may show images and styles, but run no scripts.
  app.get<MessagePath>('/messages/:id/html', async ({ params }, reply) => {
    const mail = await mails.find(params.id);
    return reply
      .type('text/html')
      .header(
        'content-security-policy',
        "default-src 'none'; img-src * data:; style-src 'unsafe-inline'; font-src * data:; base-uri 'none'; sandbox allow-popups allow-popups-to-escape-sandbox",
      )
      .send(`<!doctype html><meta charset="utf-8"><base target="_blank">${mail?.html ?? ''}`);
  });

  app.get('/inbox.css', (_request, reply) => reply.type('text/css').send(inboxStyles));
  app.get('/inbox.js', (_request, reply) => reply.type('text/javascript').send(inboxScript));
}

const notFound = { message: 'There is no such message.' };
