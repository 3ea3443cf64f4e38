import * as contract from '@freely/api-client/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { bearerOf, networkOf, serve, subnetOf } from '../../kernel/http/index.ts';
import { sendEmailLink } from './email-change.ts';
import { login } from './login.ts';
import { ownAccount } from './own-account.ts';
import { reauthenticate } from './password-change.ts';
import * as accounts from './register.ts';
import { changeSettings, readSettings } from './settings.ts';

export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  app.ownedObjects.set('account', ownAccount);

  const { db } = deps;

  serve(app, contract.login, async ({ body, request }) =>
    login(deps, body, {
      network: networkOf(request.ip),
      subnet: subnetOf(request.ip),
      userAgent: request.headers['user-agent'],
      deviceToken: deviceTokenOf(request),
      sessionToken: bearerOf(request),
    }),
  );

  serve(app, contract.register, async ({ body, request, reply }) => {
    const signedIn = await accounts.register(deps, body, {
      network: networkOf(request.ip),
      subnet: subnetOf(request.ip),
      userAgent: request.headers['user-agent'],
    });
    reply.code(201);

    return signedIn;
  });

  // The documented call is a GET; our own client sends a POST (D56).
  for (const method of ['POST', 'GET'] as const) {
    serve(app, { ...contract.logout, method }, async ({ user }) => {
      await accounts.logOut(db, user);

      return { message: 'accounts.loggedOut' };
    });
  }

  serve(app, contract.reauthenticate, async ({ user, body, request }) => {
    await reauthenticate(deps, user, body, networkOf(request.ip));

    return { message: 'accounts.reauthenticated' };
  });

  serve(app, contract.currentUser, async ({ user }) => accounts.readUser(db, user));

  serve(app, contract.userSettings, async ({ user }) => readSettings(deps, user.id));

  serve(app, contract.sendEmailLink, async ({ user }) => {
    await sendEmailLink(deps, user.id);

    return { message: 'accounts.emailLinkSent' };
  });

  serve(app, contract.changeUserSettings, async ({ user, body, request }) =>
    changeSettings(deps, user, body, networkOf(request.ip)),
  );
}

function deviceTokenOf({ headers }: FastifyRequest): string | undefined {
  const token = headers['x-device-token'];

  return typeof token === 'string' && token.length <= 100 ? token : undefined;
}
