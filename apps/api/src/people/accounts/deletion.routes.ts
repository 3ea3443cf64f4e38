import * as contract from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../kernel/http/index.ts';
import { deleteAccount, deletePractitionerAccount } from './delete-account.ts';

/** Users can delete all that we store about them (D42). */
export function deletionRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, contract.deleteAccount, async ({ user }) => {
    await deleteAccount(deps, user);

    return { message: 'accounts.deleted' };
  });

  serve(app, contract.deletePractitionerAccount, async ({ user, request }) => ({
    ...(await deletePractitionerAccount(deps, user, request.headers['user-agent'])),
    message: 'accounts.practitionerDeleted',
  }));
}
