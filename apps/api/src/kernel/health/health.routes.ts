import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../errors/index.ts';
import { ping } from './health.repository.ts';

/** What stands still although this process answers. */
export type ReadParts = () => Promise<readonly { name: string; problem: string | null }[]>;

/** Liveness and readiness, for load balancers and launchers; the parts, for monitors. */
export function healthRoutes(app: FastifyInstance, { db }: Deps, readParts: ReadParts): void {
  const parts = atMostEvery(5_000, readParts);

  app.get('/health/live', async () => ({ message: 'live' }));

  app.get('/health/ready', async () => {
    if (app.isDraining) throw new AppError('unavailable', 'calls.closing');
    await ping(db);

    return { message: 'ready' };
  });

  // 200 also when a part fails: no other process of the API does better.
  app.get('/health/parts', async () => {
    const read = await parts();

    return {
      message: read.every(({ problem }) => problem === null) ? 'ready' : 'degraded',
      parts: Object.fromEntries(
        read.map(({ name, problem }) => [name, problem === null ? 'works' : 'fails']),
      ),
    };
  });
}

/** Anybody may ask, as often as they like: the database is not asked as often. */
function atMostEvery<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let known: { at: number; value: Promise<T> } | undefined;

  return () => {
    if (!known || Date.now() - known.at > ms) known = { at: Date.now(), value: read() };

    return known.value;
  };
}
