import {
  customerDiscount,
  getLoyaltySchemes,
  setCustomerDiscount,
  setFirstBookingDiscount,
  setRebookDiscount,
  setTimeDiscount,
} from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../kernel/http/index.ts';
import type { SessionUser } from '../../kernel/sessions/index.ts';
import { changeScheme, readSchemes, type SchemeChange } from './change-scheme.ts';
import { giveDiscount, readCustomerDiscount } from './customer-discount.ts';

export function loyaltySchemeRoutes(app: FastifyInstance, { db }: Deps): void {
  const message = 'loyalty.discountUpdated' as const;

  serve(app, getLoyaltySchemes, () => readSchemes(db));

  const save = async (change: SchemeChange, admin: SessionUser) => {
    await changeScheme(db, change, admin);

    return { message, ...(await readSchemes(db)) };
  };
  serve(app, setFirstBookingDiscount, ({ body, user }) =>
    save({ section: 'first_booking', discount: body.first_booking_discount }, user),
  );
  serve(app, setRebookDiscount, ({ body, user }) =>
    save({ section: 'rebook', discount: body.rebook_discount }, user),
  );
  serve(app, setTimeDiscount, ({ body, user }) => {
    const { time_discount: discount, time_discount_from: from, time_discount_to: to } = body;

    return save({ section: 'time', discount, from, to }, user);
  });

  serve(app, customerDiscount, ({ params }) => readCustomerDiscount(db, params.customer_id));

  serve(app, setCustomerDiscount, async ({ params, body, user }) => {
    const customerId = params.customer_id;
    await giveDiscount(db, { customerId, discount: body.discount, admin: user });

    return { message, ...(await readCustomerDiscount(db, customerId)) };
  });
}
