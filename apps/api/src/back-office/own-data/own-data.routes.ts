import { ownData } from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../kernel/http/index.ts';
import { readOwnData } from './own-data.ts';

/** Users can download all that we store about them (D42). */
export function ownDataRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, ownData, async ({ user, reply }) => {
    reply.header('content-disposition', 'attachment; filename="freely-data.json"');

    return readOwnData(deps, user);
  });
}
