import { ownsAll } from '../../infrastructure/database/index.ts';
import { idOf, type OwnedObjects } from '../../kernel/http/index.ts';

export const ownedPapers: OwnedObjects = {
  missing: 'papers.notFound',
  idsIn: ({ params }) => idOf(params, 'id'),
  areOwn: (db, userId, ids) =>
    ownsAll(db, { table: 'papers', id: 'id', owner: ['practitioner_id'] }, userId, ids),
};
