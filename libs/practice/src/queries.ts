import { send } from '@freely/api-client/client';
import {
  ownAvailability,
  ownLocationTypes,
  type Service,
  servicesWithSubServices,
} from '@freely/api-client/contract';
import { queryOptions } from '@freely/query';
import type { TreatmentGroup } from './treatment-list/index.ts';

// Keys mirror API paths, so every remote agrees on them.

/** All treatments. Services and treatments are sorted by name, numbers in names as numbers. */
export const treatmentGroupsQuery = queryOptions({
  queryKey: ['servicesWithSubServices'],
  queryFn: ({ signal }) => send(servicesWithSubServices, {}, { signal }),
  staleTime: 10 * 60_000,
  select: (services: Service[]): TreatmentGroup[] =>
    services.toSorted(byName).map(({ id, name, sub_services }) => ({
      id,
      name,
      treatments: sub_services
        .toSorted(byName)
        .map((each) => ({ id: each.id, name: each.name, duration: each.default_duration })),
    })),
});

/** The weekly working hours of the signed-in practitioner, by place. */
export const ownAvailabilityQuery = queryOptions({
  queryKey: ['dashboard', 'practitioner', 'availability'],
  queryFn: ({ signal }) => send(ownAvailability, {}, { signal }),
});

/** The places where the signed-in practitioner works. */
export const ownLocationTypesQuery = queryOptions({
  queryKey: ['dashboard', 'practitioner', 'locationtypes'],
  queryFn: ({ signal }) => send(ownLocationTypes, {}, { signal }),
});

function byName(one: { name: string }, other: { name: string }): number {
  return one.name.localeCompare(other.name, 'en-GB', { numeric: true });
}
