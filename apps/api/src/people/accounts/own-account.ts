import { idOf, type OwnedObjects } from '../../kernel/http/index.ts';

/** An account is named by the path, and belongs to its user alone (D56). */
export const ownAccount: OwnedObjects = {
  idsIn: ({ params }) => idOf(params, 'user_id'),
  areOwn: async (_db, userId, ids) => ids.every((id) => id === userId),
};
