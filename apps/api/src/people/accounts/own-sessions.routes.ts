import * as contract from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import { notFound } from '../../kernel/errors/index.ts';
import { serve } from '../../kernel/http/index.ts';
import {
  endOneSession,
  endSessions,
  forgetDevices,
  listOwnSessions,
  refuseImpersonator,
} from '../../kernel/sessions/index.ts';
import { presentSession } from './accounts.presenter.ts';
import { lockUser } from './accounts.repository.ts';
import { endAccessOfOthers } from './end-access-of-others.ts';

export function ownSessionRoutes(app: FastifyInstance, { db, events }: Deps): void {
  serve(app, contract.ownSessions, async ({ user }) => {
    refuseImpersonator(user);

    return (await listOwnSessions(db, user)).map(presentSession);
  });

  serve(app, contract.endOwnSession, async ({ user, params }) => {
    refuseImpersonator(user);
    await inTransaction(db, async (trx) => {
      // The account before its sessions, as everywhere: otherwise two of these wait for each other.
      await lockUser(trx, user.id);
      if (!(await endOneSession(trx, user, params.id))) throw notFound();
      await endAccessOfOthers(trx, events, user.id);
    });

    return { message: 'accounts.loggedOutThere' };
  });

  serve(app, contract.endOtherSessions, async ({ user }) => {
    refuseImpersonator(user);
    await inTransaction(db, async (trx) => {
      await lockUser(trx, user.id);
      // Before the sessions, which say which browser is this one.
      await forgetDevices(trx, user.id, user.tokenHash);
      await endSessions(trx, user.id, user.tokenHash);
      await endAccessOfOthers(trx, events, user.id);
    });

    return { message: 'accounts.loggedOutElsewhere' };
  });
}
