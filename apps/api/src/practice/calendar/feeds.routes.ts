import * as contract from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../kernel/http/index.ts';
import { refuseImpersonator } from '../../kernel/sessions/index.ts';
import { addFeed, readFeeds, removeFeed } from './change-feeds.ts';
import { revokeOwnCalendarUrl } from './own-calendar-url.repository.ts';
import { createOwnCalendarUrl } from './own-calendar-url.ts';

export function feedRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  serve(app, contract.calendarFeeds, async ({ user }) => readFeeds(deps, user));

  serve(app, contract.addCalendarFeed, async ({ user, body: { url, name }, reply }) => {
    if (url === undefined) {
      refuseImpersonator(user);
      await createOwnCalendarUrl(deps, user);
    } else await addFeed(deps, user.id, { url, name });
    reply.code(201);

    return {
      message: url === undefined ? 'calendars.addressReady' : 'calendars.added',
      ...(await readFeeds(deps, user)),
    };
  });

  serve(app, contract.removeCalendarFeed, async ({ user, body: { id } }) => {
    if (id === undefined) {
      // An admin could not make a new one, so the practitioner would be left without.
      refuseImpersonator(user);
      await revokeOwnCalendarUrl(db, user.id);
    } else await removeFeed(deps, id, user.id);

    return {
      message: id === undefined ? 'calendars.addressRevoked' : 'calendars.removed',
      ...(await readFeeds(deps, user)),
    };
  });
}
