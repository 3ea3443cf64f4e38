import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { AppError } from '../errors/index.ts';

/** Liveness and readiness, for load balancers and launchers. */
export function registerHealth(app: FastifyInstance, { db }: Deps): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });

  app.get('/health/live', async () => ({ message: 'live' }));

  app.get('/health/ready', async () => {
    if (isClosing) throw new AppError('unavailable', 'This server is closing.');
    await sql`select 1`.execute(db);

    return { message: 'ready' };
  });
}
