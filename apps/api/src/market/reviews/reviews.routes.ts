import * as contract from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve, serveRead, subnetOf } from '../../kernel/http/index.ts';
import { listFeatured } from './featured.repository.ts';
import { readInvitation, reviewBooking, reviewByInvitation } from './leave-review.ts';
import { report } from './moderate.ts';
import { presentFeatured } from './reviews.presenter.ts';
import { listReports } from './reviews.repository.ts';

const thanks = 'reviews.made';

export function reviewRoutes(app: FastifyInstance, { db }: Deps): void {
  serveRead(app, contract.featuredReviews, async ({ reader }) =>
    presentFeatured(await listFeatured(reader)),
  );

  serve(app, contract.reviewBooking, async ({ params, body, user, request, reply }) => {
    await reviewBooking(db, params.booking_id, user, {
      draft: body,
      network: subnetOf(request.ip),
    });
    reply.code(201);

    return { message: thanks };
  });

  serve(app, contract.inviteReview, async ({ params }) => readInvitation(db, params.token));

  serve(app, contract.leaveInvitedReview, async ({ params, body, request, reply }) => {
    const network = subnetOf(request.ip);
    await reviewByInvitation(db, params.token, { ...body, network });
    reply.code(201);

    return { message: thanks };
  });

  serve(app, contract.reportReview, async ({ params, body, user }) => {
    await report(db, { id: params.id, practitionerId: user.id, reason: body.reason });

    return { message: 'reviews.reported' };
  });

  serve(app, contract.reviewReports, async ({ user }) => ({
    reports: await listReports(db, user.id),
  }));
}
