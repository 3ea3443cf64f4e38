import type { Service } from '@freely/api-client/contract';
import type { Db } from '../../infrastructure/database/index.ts';
import { byName } from './by-name.ts';
import { listServices, listTreatments } from './catalogue.repository.ts';

/** The services by name, each with its treatments. */
export async function readCatalogue(db: Db): Promise<Service[]> {
  const [services, treatments] = await Promise.all([listServices(db), listTreatments(db)]);
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
