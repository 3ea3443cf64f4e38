import { ownsAll } from '../../infrastructure/database/index.ts';
import { idOf, type OwnedObjects } from '../../kernel/http/index.ts';

export const ownedQuestionnaires: OwnedObjects = {
  missing: 'questionnaires.notFound',
  idsIn: ({ params }) => idOf(params, 'id'),
  areOwn: (db, userId, ids) =>
    ownsAll(db, { table: 'questionnaires', id: 'id', owner: ['practitioner_id'] }, userId, ids),
};
