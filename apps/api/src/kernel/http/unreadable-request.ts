import type { Socket } from 'node:net';
import { type ErrorMessage, marketLanguage, wordError } from '../messages/index.ts';

/** What Node refuses before there is a request: its own responses are not of our shape. */
const refusals: Record<string, readonly [status: string, message: ErrorMessage]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'calls.headersTooLarge'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'calls.tookTooLong'],
};
const otherwise = ['400 Bad Request', 'calls.unreadable'] as const;

/** Responds to bytes that are no HTTP request with the shape of every error. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, text] = refusals[error.code ?? ''] ?? otherwise;
  const message = wordError(text, marketLanguage);
  const body = JSON.stringify({ message, code: 'bad_request' });
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
