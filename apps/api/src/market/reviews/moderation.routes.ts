import * as contract from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve, serveRead } from '../../kernel/http/index.ts';
import { moderate } from './moderate.ts';
import { listForModeration } from './moderation.repository.ts';
import { presentForModeration } from './reviews.presenter.ts';

export function moderationRoutes(app: FastifyInstance, deps: Deps): void {
  serveRead(app, contract.adminReviews, async ({ reader, query }) => {
    const { q, state, max_rating, page, per_page } = query;
    const { rows, total, reported } = await listForModeration(
      reader,
      { q, state, maxRating: Number(max_rating) },
      { page, perPage: Number(per_page) },
    );

    return { reviews: rows.map(presentForModeration), total, reported };
  });

  serve(app, contract.hideReview, async ({ params, body, user }) => ({
    message: 'reviews.hidden',
    review: presentForModeration(
      await moderate(deps, { id: params.id, reason: body.reason, admin: user }),
    ),
  }));

  serve(app, contract.unhideReview, async ({ params, user }) => ({
    message: 'reviews.shown',
    review: presentForModeration(
      await moderate(deps, { id: params.id, reason: null, admin: user }),
    ),
  }));
}
