import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/index.ts';

/** JSON only. An empty body counts as no body: some clients declare JSON and send nothing. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = textOf(body as Buffer);
    if (text === null) done(new AppError('bad_request', 'calls.unreadable'));
    else if (text === '') done(null, undefined);
    else parse(request, text, done);
  });
}

/** Null for bytes that are no UTF-8, which would be read as other characters than were meant. */
function textOf(body: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return null;
  }
}
