import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../errors/index.ts';
import { ping } from './health.repository.ts';

/** Liveness and readiness, for load balancers and launchers. */
export function healthRoutes(app: FastifyInstance, { db }: Deps): void {
  app.get('/health/live', async () => ({ message: 'live' }));

  app.get('/health/ready', async () => {
    if (app.isDraining) throw new AppError('unavailable', 'This server is closing.');
    await ping(db);

    return { message: 'ready' };
  });
}
