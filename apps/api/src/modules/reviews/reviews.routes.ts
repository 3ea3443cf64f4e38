import { featuredReviews } from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { presentFeatured } from './reviews.presenter.ts';
import { listFeatured } from './reviews.repository.ts';

export function reviewRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, featuredReviews, async () => presentFeatured(await listFeatured(db)));
}
