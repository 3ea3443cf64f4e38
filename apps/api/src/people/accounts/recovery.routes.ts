import * as contract from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { networkOf, serve } from '../../kernel/http/index.ts';
import { findEmailOwner } from './accounts.repository.ts';
import { confirmEmail, undoEmailChange } from './email-change.ts';
import { requestPasswordReset, resetPassword } from './password-reset.ts';

export function recoveryRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, contract.sendResetPasswordEmail, async ({ body, request }) => {
    await requestPasswordReset(deps, body.email, networkOf(request.ip));

    return { message: 'accounts.resetRequested' };
  });

  serve(app, contract.resetPassword, async ({ body }) => ({
    device_token: await resetPassword(deps, body),
    message: 'accounts.passwordReset',
  }));

  serve(app, contract.undoEmail, async ({ body }) => {
    const email = await undoEmailChange(deps, body.token);

    return {
      user_id: await findEmailOwner(deps.db, email),
      message: { key: 'accounts.emailRestored', values: { email } },
    };
  });

  serve(app, contract.confirmEmail, async ({ body }) => {
    const isNew = await confirmEmail(deps, body.token);

    return {
      message: isNew ? 'accounts.newEmailConfirmed' : 'accounts.emailConfirmed',
    };
  });
}
