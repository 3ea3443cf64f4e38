import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import { secureHeaders } from './secure-responses.ts';
import type { ServerSettings } from './settings.ts';

/** What Node refuses before there is a request: its own responses are not of our shape. */
const refusals: Record<string, readonly [status: string, message: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long.'],
};
const otherwise = ['400 Bad Request', 'This request cannot be read.'] as const;

/** Fastify's options for what neither a route nor the server's error handler sees. No hook runs, so its headers are from here. */
export function unreadableRequests(settings: Pick<ServerSettings, 'shellUrl'>) {
  const headers = { ...secureHeaders(settings), 'cache-control': 'no-store' };

  return {
    clientErrorHandler: (error: NodeJS.ErrnoException, socket: Socket) =>
      refuseUnreadable(error, socket, headers),
    /** A URL that no route can be looked up for. */
    frameworkErrors: (_error: unknown, _request: unknown, reply: FastifyReply) =>
      void reply.code(400).headers(headers).send({ message: otherwise[1] }),
    rewriteUrl: routableUrl,
    // As long as Node reads a URL: what is too long for a route of the server's own is a page like any other.
    routerOptions: { maxParamLength: 16_384 },
  };
}

/**
 * The router responds by itself to a path whose encoded bytes are no text, such as that of a link that was
 * cut off. With its percent signs as text, the path is one that no release serves: the page of a 404.
 */
function routableUrl({ url = '/' }: { url?: string | undefined }): string {
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

/** Responds to bytes that are no HTTP request with the shape of the server's other errors. */
function refuseUnreadable(
  error: NodeJS.ErrnoException,
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, message] = refusals[error.code ?? ''] ?? otherwise;
  const body = JSON.stringify({ message });
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      'connection: close',
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      '',
      body,
    ].join('\r\n'),
  );
}
