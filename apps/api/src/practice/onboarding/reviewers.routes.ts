import { inviteReviewer, reviewers } from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve, subnetOf } from '../../kernel/http/index.ts';
import { shownReviewer } from './erased-reviewers.ts';
import { invite } from './invite-reviewer.ts';
import { listInvitations } from './reviewers.repository.ts';

export function reviewerRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, reviewers, async ({ user }) => {
    const invitations = await listInvitations(deps.db, user.id);

    return invitations.map(({ email }) => ({ email: shownReviewer(email) }));
  });

  serve(app, inviteReviewer, async ({ user, body, request, reply }) => {
    await invite(deps, user.id, {
      email: body.reviewer_email,
      network: subnetOf(request.ip),
    });
    reply.code(201);

    return { message: 'onboarding.invitationSent', email: body.reviewer_email };
  });
}
