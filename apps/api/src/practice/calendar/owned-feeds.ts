import { ownsAll } from '../../infrastructure/database/index.ts';
import { idOf, type OwnedObjects } from '../../kernel/http/index.ts';

/** An external calendar is named by the body. */
export const ownedFeeds: OwnedObjects = {
  missing: 'calendars.notFound',
  idsIn: ({ body }) => idOf(body, 'id'),
  areOwn: (db, userId, ids) =>
    ownsAll(db, { table: 'calendar_feeds', id: 'id', owner: ['practitioner_id'] }, userId, ids),
};
