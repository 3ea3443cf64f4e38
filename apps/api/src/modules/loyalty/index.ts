import { loyaltyOffer } from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import { serve } from '../../http/serve.ts';
import { discountFor } from './loyalty.service.ts';

export { takeDiscount } from './loyalty.service.ts';

export function registerLoyalty(app: FastifyInstance, { db }: Deps): void {
  serve(app, loyaltyOffer, async ({ params, user }) => {
    // Nobody asks what another person is offered (D56).
    if (params.user_id !== user.id) throw notFound();
    const discount = await discountFor(db, user.id, params.practitioner_id);

    return {
      loyalty: discount !== null,
      discount: discount?.percent ?? 0,
      mark: discount?.mark ?? null,
    };
  });
}
