import type { Availability } from '@freely/api-client/contract';
import { ownsAll } from '../../infrastructure/database/index.ts';
import type { OwnedObjects } from '../../kernel/http/index.ts';

/** Salons are the keys of working hours, and entries of a change to the locations. */
export const ownedSalons: OwnedObjects = {
  missing: 'places.salonNotFound',
  idsIn: ({ body }) => {
    const { 2: hours, salon = [] } = body as Availability & { salon?: { salon_id: number }[] };

    return [...Object.keys(hours ?? {}).map(Number), ...salon.map(({ salon_id: id }) => id)];
  },
  areOwn: (db, userId, ids) =>
    ownsAll(db, { table: 'salons', id: 'id', owner: ['practitioner_id'] }, userId, ids),
};
