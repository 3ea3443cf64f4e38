import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** The one kind of file that calls answer (D33). */
export const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Sends a spreadsheet to be saved under `name`, as it comes. */
export function sendFile(reply: FastifyReply, name: string, content: Readable): FastifyReply {
  return reply
    .type(spreadsheet)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .send(content);
}
