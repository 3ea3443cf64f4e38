import { servicesWithSubServices } from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../kernel/http/index.ts';
import { readCatalogue } from './read-catalogue.ts';

export function catalogueRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, servicesWithSubServices, async ({ reply }) => {
    // The same for everybody, and only a release changes it.
    reply.header('cache-control', 'public, max-age=300');

    return readCatalogue(db);
  });
}
