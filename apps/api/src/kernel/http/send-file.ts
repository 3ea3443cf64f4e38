import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** The only file type that calls return (D33). */
export const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Streams a spreadsheet as a download with this name. */
export function sendFile(reply: FastifyReply, name: string, content: Readable): FastifyReply {
  return reply
    .type(spreadsheet)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .send(content);
}
