import { ownsAll } from '../../infrastructure/database/index.ts';
import { idOf, type OwnedObjects } from '../../kernel/http/index.ts';

/** One image is named by the path, an order of them by the body. */
export const ownedImages: OwnedObjects = {
  idsIn: ({ params, body }) => [
    ...idOf(params, 'id'),
    ...((body as { ids?: number[] } | undefined)?.ids ?? []),
  ],
  areOwn: (db, userId, ids) =>
    ownsAll(db, { table: 'work_images', id: 'id', owner: ['practitioner_id'] }, userId, ids),
};
