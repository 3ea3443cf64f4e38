import { ownsAll } from '../../infrastructure/database/index.ts';
import { idOf, type OwnedObjects } from '../../kernel/http/index.ts';

/** A review belongs to the practitioner whom it is about. */
export const ownedReviews: OwnedObjects = {
  missing: 'reviews.notFound',
  idsIn: ({ params }) => idOf(params, 'id'),
  areOwn: (db, userId, ids) =>
    ownsAll(db, { table: 'reviews', id: 'id', owner: ['practitioner_id'] }, userId, ids),
};
