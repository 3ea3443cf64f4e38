import * as contract from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { networkOf } from '../../http/network-of.ts';
import { serve } from '../../http/serve.ts';
import { endSession } from '../../sessions/sessions.ts';
import * as accounts from './accounts.service.ts';

export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  serve(app, contract.login, async ({ body, request }) =>
    accounts.login(deps, body, networkOf(request.ip)),
  );

  serve(app, contract.register, async ({ body, request, reply }) => {
    const answer = await accounts.register(deps, body, networkOf(request.ip));
    reply.code(201);

    return answer;
  });

  // The documented call is a GET; our own client posts (D56).
  for (const method of ['POST', 'GET'] as const) {
    serve(app, { ...contract.logout, method }, async ({ user }) => {
      await endSession(db, user.tokenHash);

      return { message: 'Logged out successfully' };
    });
  }

  serve(app, contract.currentUser, async ({ user }) => accounts.readUser(db, user));

  serve(app, contract.userSettings, async ({ user }) => accounts.readSettings(db, user.id));

  serve(app, contract.changeUserSettings, async ({ user, body }) => ({
    message: 'Your settings have been updated',
    ...(await accounts.changeSettings(db, user.id, body)),
  }));
}
