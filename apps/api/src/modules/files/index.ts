import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';

const types = { svg: 'image/svg+xml', webp: 'image/webp' } as const;
const nameOfFile = /^[a-z0-9-]{1,80}\.(svg|webp)$/;

/** The address below which files are served. */
export function filesAddress(config: Config): string {
  return `${config.apiUrl}/files`;
}

/**
 * Pictures out of the folder of files. A name never gets other contents, so browsers may keep
 * them; and whatever a picture holds, it is not a page and runs nothing.
 */
export function registerFiles(app: FastifyInstance, { config }: Deps): void {
  app.get<{ Params: { name: string } }>('/files/:name', async ({ params }, reply) => {
    const [, type] = nameOfFile.exec(params.name) ?? [];
    if (type !== 'svg' && type !== 'webp') throw notFound();
    const path = join(config.filesFolder, params.name);
    const found = await stat(path).catch(() => null);
    if (!found?.isFile()) throw notFound();

    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-length': found.size,
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'content-type': types[type],
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(createReadStream(path));
  });
}
