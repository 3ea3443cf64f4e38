import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/**
 * The Content-Security-Policy of the product (D38), so that a component which violates it fails here
 * first. Google's script is allowed for the map.
 */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' https://maps.googleapis.com",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');

export interface ServedGallery {
  url: string;
  stop(): Promise<void>;
}

/** Serves a built gallery on a free port. */
export async function serveGallery(folder: string): Promise<ServedGallery> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://gallery');
    const file = pathname === '/' ? '/index.html' : normalize(pathname);
    try {
      const bytes = await readFile(join(folder, file));
      response.writeHead(200, {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'content-security-policy': POLICY,
        'x-content-type-options': 'nosniff',
      });
      response.end(bytes);
    } catch {
      // The browser asks for an icon, which the gallery does not have. That must not log an error.
      response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections();
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}
