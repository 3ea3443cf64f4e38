import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** The files that calls return: spreadsheets (D33), papers (D85), appointments, tax reports (D93). */
const TYPES: Readonly<Record<string, string>> = {
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  // Papers: what they are is said elsewhere, so that no browser shows one by itself.
  '.bin': 'application/octet-stream',
  '.ics': 'text/calendar; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/** The content type of a file, by its name. */
export function contentTypeOf(name: string): string {
  const type = TYPES[extname(name)];
  if (!type) throw new Error(`The content type of ${name} is not known`);

  return type;
}

/** Streams a file as a download with this name. */
export function sendFile(reply: FastifyReply, name: string, content: Readable): FastifyReply {
  return reply
    .type(contentTypeOf(name))
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .send(content);
}
