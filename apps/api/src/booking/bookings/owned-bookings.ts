import type { Owner } from '@freely/api-client/contract';
import { ownsAll } from '../../infrastructure/database/index.ts';
import { idOf, type OwnedObjects } from '../../kernel/http/index.ts';

const ownersBy: Record<Exclude<Owner['by'], 'self'>, readonly string[]> = {
  customer: ['customer_id'],
  practitioner: ['practitioner_id'],
  party: ['customer_id', 'practitioner_id'],
};

/** A booking is named by the path. Neither of its parties ever changes. */
export const ownedBookings: OwnedObjects = {
  missing: 'bookings.notFound',
  haveParties: true,
  idsIn: ({ params }) => [...idOf(params, 'id'), ...idOf(params, 'booking_id')],
  areOwn: async (db, userId, ids, by) =>
    by !== 'self' && ownsAll(db, { table: 'bookings', id: 'id', owner: ownersBy[by] }, userId, ids),
};
