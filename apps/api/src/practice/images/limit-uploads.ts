import type { FastifyInstance } from 'fastify';
import { AppError } from '../../kernel/errors/index.ts';

/** The number of uploads that one process holds in memory at a time. */
const maxConcurrent = 12;
/** The uploads that are running, of images and of papers. */
const running = new Set<string>();

/** Limits concurrent uploads. Runs after the user is authenticated, before the body is read. */
export function limitUploads(app: FastifyInstance): void {
  app.addHook('preParsing', async (request) => {
    if (running.size >= maxConcurrent) {
      throw new AppError('too_many_requests', 'images.busy', undefined, { retryAfter: 3 });
    }
    running.add(request.id);
  });
  app.addHook('onResponse', async (request) => {
    running.delete(request.id);
  });
  app.addHook('onRequestAbort', async (request) => {
    running.delete(request.id);
  });
}
