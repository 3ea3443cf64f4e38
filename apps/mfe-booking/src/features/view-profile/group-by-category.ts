import type { OfferedService } from '../../journey/price.ts';

export interface ServiceGroup {
  category: string;
  name: string;
  services: OfferedService[];
}

/** The price list grouped by category, in the practitioner's own order. */
export function groupByCategory(services: readonly OfferedService[]): ServiceGroup[] {
  const groups = new Map<string, ServiceGroup>();
  for (const service of services) {
    const { category, category_name: name } = service;
    const group = groups.get(category) ?? { category, name, services: [] };
    group.services.push(service);
    groups.set(category, group);
  }

  return [...groups.values()];
}
