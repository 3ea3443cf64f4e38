import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { type ApiDocument, makeDocument } from './document.ts';
import { nameCall } from './named-calls.ts';
import { pageOf, pageStyle } from './page.ts';

const styleHash = createHash('sha256').update(pageStyle).digest('base64');

/** The API documentation for programs and for people. Generated at the first request. */
export function docsRoutes(app: FastifyInstance, { config }: Deps): void {
  let cached: ApiDocument | undefined;
  const document = () => {
    const calls = app.servedRoutes.flatMap(({ call }) => (call ? [nameCall(call)] : []));
    cached ??= makeDocument(calls, config.basePath);

    return cached;
  };

  app.get('/openapi.json', async () => document());

  app.get('/docs', async (_, reply) =>
    reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      })
      .send(pageOf(document())),
  );
}
