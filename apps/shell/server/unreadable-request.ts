import type { Socket } from 'node:net';

/** What Node refuses before there is a request: its own responses are not of our shape. */
const refusals: Record<string, readonly [status: string, message: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long.'],
};
const otherwise = ['400 Bad Request', 'This request cannot be read.'] as const;

/** Responds to bytes that are no HTTP request with the shape of the server's other errors. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, message] = refusals[error.code ?? ''] ?? otherwise;
  const body = JSON.stringify({ message });
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      'connection: close',
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'x-content-type-options: nosniff',
      'cache-control: no-store',
      '',
      body,
    ].join('\r\n'),
  );
}
