import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';

const types = { svg: 'image/svg+xml', webp: 'image/webp', avif: 'image/avif' } as const;
const nameOfFile = /^[a-z0-9-]{1,80}\.(svg|webp|avif)$/;

/**
 * Pictures out of the store of files. A name never gets other contents, so browsers may keep
 * them; and whatever a picture holds, it is not a page and runs nothing.
 */
export function registerFiles(app: FastifyInstance, { files }: Deps): void {
  app.get<{ Params: { name: string } }>('/files/:name', async ({ params }, reply) => {
    const [, type] = nameOfFile.exec(params.name) ?? [];
    if (type !== 'svg' && type !== 'webp' && type !== 'avif') throw notFound();
    const found = await files.read(params.name);
    if (!found) throw notFound();

    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-length': found.bytes,
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'content-type': types[type],
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(found.content);
  });
}
