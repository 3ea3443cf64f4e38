import { type AdminCustomer, adminCustomer, adminCustomers } from '@freely/api-client/contract';
import { poundsOf } from '@freely/domain/money';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { toListQuery } from '../../infrastructure/database/index.ts';
import { imageUrl } from '../../infrastructure/files/index.ts';
import { notFound } from '../../kernel/errors/index.ts';
import { serve, serveRead } from '../../kernel/http/index.ts';
import { latestBookingsOfCustomer } from '../bookings/index.ts';
import { type CustomerRow, findCustomer, listCustomers, totalsOf } from './customers.repository.ts';
import { historyOf } from './history.repository.ts';

export function adminCustomerRoutes(app: FastifyInstance, { db, config }: Deps): void {
  serveRead(app, adminCustomers, async ({ reader, query }) => {
    const { rows, total } = await listCustomers(reader, toListQuery(query));

    return { users: rows.map((row) => present(row, config)), total };
  });

  serve(app, adminCustomer, async ({ params: { user_id: id } }) => {
    const row = await findCustomer(db, id);
    if (!row) throw notFound('customers.notFound');
    const [totals, bookings, history] = await Promise.all([
      totalsOf(db, id),
      latestBookingsOfCustomer(db, id),
      historyOf(db, id, 'customer'),
    ]);

    return {
      customer: { ...present(row, config), phone: row.phone },
      totals: {
        paid: poundsOf(totals.paid - totals.refunded),
        refunded: poundsOf(totals.refunded),
        cancelled: totals.cancelled,
      },
      bookings,
      history,
    };
  });
}

function present(row: CustomerRow, config: Config): AdminCustomer {
  return {
    user_id: row.user_id,
    avatar: imageUrl(config, row.avatar_src),
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    discount: row.discount,
    bookings: row.bookings,
    is_practitioner: row.is_practitioner,
    created_at: row.created_at.toISOString(),
  };
}
