import { adminGifts, giveGift as giveGiftCall, loyaltyOffer } from '@freely/api-client/contract';
import { parseBookingReference } from '@freely/domain/booking-reference';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { toListQuery } from '../../infrastructure/database/index.ts';
import { serve } from '../../kernel/http/index.ts';
import { discountFor } from './claim-discount.ts';
import { countDue, listGifts, presentGift } from './gifts.repository.ts';
import { giveGift } from './give-gift.ts';

export function loyaltyRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, loyaltyOffer, async ({ params, user }) => {
    const discount = await discountFor(db, user.id, params.practitioner_id);

    return {
      loyalty: discount !== null,
      discount: discount?.percent ?? 0,
      mark: discount?.mark ?? null,
    };
  });

  serve(app, adminGifts, async ({ query: { state = null, ...list } }) => {
    const reference = list.q === undefined ? null : parseBookingReference(list.q);
    const query = { ...toListQuery({ ...list, sort: '' }), state, reference };
    const [{ rows, total }, due] = await Promise.all([listGifts(db, query), countDue(db)]);

    return { gifts: rows.map(presentGift), total, due };
  });

  serve(app, giveGiftCall, async ({ params, user }) => ({
    message: 'loyalty.giftGiven',
    gift: presentGift(await giveGift(db, params.id, user)),
  }));
}
