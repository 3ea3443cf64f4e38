import * as contract from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { networkOf, serve } from '../../kernel/http/index.ts';
import { confirmEmail, undoEmailChange } from './email-change.ts';
import { requestPasswordReset, resetPassword } from './password-reset.ts';

export function recoveryRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, contract.sendResetPasswordEmail, async ({ body, request }) => {
    await requestPasswordReset(deps, body.email, networkOf(request.ip));

    return { message: 'If this email has an account, we have sent it a link.' };
  });

  serve(app, contract.resetPassword, async ({ body }) => ({
    device_token: await resetPassword(deps, body),
    message: 'Your password has been changed. You can log in now.',
  }));

  serve(app, contract.undoEmail, async ({ body }) => {
    const email = await undoEmailChange(deps, body.token);

    return {
      message: `Your account has the email ${email} again, and everybody was logged out. We have sent you a link to choose a new password.`,
    };
  });

  serve(app, contract.confirmEmail, async ({ body }) => {
    const isNew = await confirmEmail(deps, body.token);

    return {
      message: isNew ? 'Your new email has been confirmed' : 'Your email has been confirmed',
    };
  });
}
