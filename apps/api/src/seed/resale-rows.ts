// Late cancellations whose time was sold again (ADR 0050).
import type { Trx } from '../infrastructure/database/index.ts';
import { continueIds, insertRows } from './insert-rows.ts';
import type { PlannedMarket } from './plan.ts';

export async function insertResales(trx: Trx, { bookings }: PlannedMarket): Promise<void> {
  const resold = bookings.flatMap(({ id, cancelledAt, resold }) =>
    resold ? [{ id, cancelledAt, ...resold }] : [],
  );
  await insertRows(
    trx,
    'late_cancellations',
    resold.map(({ id, cancelledAt }) => ({ booking_id: id, cancelled_at: cancelledAt })),
  );
  await insertRows(
    trx,
    'resales',
    resold.map(({ id, soldId, price, amount, at }, index) => ({
      id: index + 1,
      cancelled_id: id,
      sold_id: soldId,
      price,
      amount,
      at,
    })),
  );
  await continueIds(trx, ['resales']);
}
