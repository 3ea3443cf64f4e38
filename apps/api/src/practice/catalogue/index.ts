import { type Service, servicesWithSubServices } from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../infrastructure/database/index.ts';
import { serve } from '../../kernel/http/index.ts';
import { byName } from './by-name.ts';

export function registerCatalogue(app: FastifyInstance, { db }: Deps): void {
  serve(app, servicesWithSubServices, async ({ reply }) => {
    // The same for everybody, and only a release changes it.
    reply.header('cache-control', 'public, max-age=300');

    return readCatalogue(db);
  });
}

async function readCatalogue(db: Db): Promise<Service[]> {
  const services = await db.selectFrom('services').selectAll().execute();
  const treatments = await db
    .selectFrom('sub_services')
    .select(['id', 'service_id', 'name', 'default_duration'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  const ofService = Map.groupBy(treatments, ({ service_id }) => service_id);

  return services.sort(byName).map((service) => ({
    id: service.id,
    name: service.name,
    slug: service.slug,
    created_at: service.created_at.toISOString(),
    updated_at: service.updated_at.toISOString(),
    sub_services: (ofService.get(service.id) ?? []).map(({ id, name, default_duration }) => ({
      id,
      name,
      default_duration,
    })),
  }));
}
