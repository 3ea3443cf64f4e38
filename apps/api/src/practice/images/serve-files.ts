import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../kernel/errors/index.ts';

const types = { svg: 'image/svg+xml', webp: 'image/webp', avif: 'image/avif' } as const;
const nameOfFile = /^[a-z0-9-]{1,80}\.(svg|webp|avif)$/;

/**
 * Serves images from the file store. The content of a name never changes, so browsers may cache it
 * forever. The headers keep an image from being rendered as a page or running scripts.
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
