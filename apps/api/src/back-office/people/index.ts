import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { adminCustomerRoutes } from './customers.routes.ts';
import { adminPractitionerRoutes } from './practitioners.routes.ts';

export { matchesCustomers } from './customers.repository.ts';
export { matchesPractitioners, type PractitionerFilters } from './practitioner-list.repository.ts';

/** Practitioners and customers, as admins see them. */
export function registerAdmin(app: FastifyInstance, deps: Deps): void {
  adminPractitionerRoutes(app, deps);
  adminCustomerRoutes(app, deps);
}
