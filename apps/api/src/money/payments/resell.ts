// A time that a customer cancelled too late for a refund is sold again: they get back what it brings, up to
// what they paid, because the practitioner is to be paid once (D87, ADR 0050).
import { earningOf } from '@freely/domain/fees';
import { type ReturnedSale, returnedByResale, type SoldTime } from '@freely/domain/resale';
import {
  type BookingRecord,
  type LockedBooking,
  lockBooking,
  recordEvent,
} from '../../booking/bookings/index.ts';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Trx } from '../../infrastructure/database/index.ts';
import type { Jobs } from '../../infrastructure/jobs/index.ts';
import { partUndoneMovements, post, saleOf } from '../ledger/index.ts';
import { refundPart } from './refund-payment.ts';
import {
  cancelledBefore,
  countedOf,
  dueResales,
  findKeptTime,
  insertResale,
} from './resales.repository.ts';

/**
 * The sweep returns what sales bring for the times that they take. Only a sale that stays one counts: whose visit has
 * begun, or whose customer has cancelled too late for a refund, too.
 */
export async function resellDue({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): Promise<void> {
  for (const id of await dueResales(db)) {
    await inTransaction(
      db,
      async (trx) => {
        const sold = await lockBooking(trx, id);
        if (sold) await resell(trx, jobs, sold);
      },
      'resell',
    );
  }
}

/** Idempotent. Call it under the practitioner's lock. */
async function resell(trx: Trx, jobs: Jobs, sold: LockedBooking): Promise<void> {
  // Before the lock it may have been refunded.
  if ((await dueResales(trx, sold.id)).length === 0) return;
  const kept = await findKeptTime(trx, sold.id);
  if (!kept) return;
  for (const id of await cancelledBefore(trx, { ...sold, kept })) {
    const cancelled = await lockBooking(trx, id);
    if (!cancelled) continue;
    const part = returnedByResale(await soldTimeOf(trx, cancelled, 'asCancelled'), {
      ...(await soldTimeOf(trx, sold, 'asSold')),
      kept,
    });
    if (part.price > 0) await returnPart(trx, jobs, { cancelled, sold, part });
  }
}

interface Resale {
  cancelled: LockedBooking;
  sold: LockedBooking;
  part: ReturnedSale;
}

async function returnPart(trx: Trx, jobs: Jobs, { cancelled, sold, part }: Resale): Promise<void> {
  const { id } = cancelled;
  const amount = await refundPart(trx, jobs, cancelled, {
    reason: 'resold',
    key: `resold-${sold.id}`,
    amount: part.amount,
  });
  // A bank has the money, or the customer got it back by another way: nothing is undone for it.
  if (amount === null) return;
  const { asCancelled } = await countedOf(trx, id);
  await insertResale(trx, { cancelledId: id, soldId: sold.id, price: part.price, amount });
  const sale = saleOf(cancelled);
  const feeAfter = (counted: number) =>
    earningOf(sale.total + sale.discount - counted, 0, sale.feePercent).fee;
  await post(
    trx,
    id,
    `resale-${id}-${sold.id}`,
    partUndoneMovements(sale, {
      amount: part.amount,
      discount: part.discount,
      fee: feeAfter(asCancelled) - feeAfter(asCancelled + part.price),
    }),
  );
  await recordEvent(trx, id, 'time_sold_again', null, { amount, booking_id: sold.id });
}

async function soldTimeOf(
  trx: Trx,
  booking: BookingRecord,
  as: 'asCancelled' | 'asSold',
): Promise<SoldTime> {
  return {
    time: { from: booking.starts_at.getTime(), to: booking.ends_at.getTime() },
    total: booking.total_amount,
    discount: booking.discount_amount,
    counted: (await countedOf(trx, booking.id))[as],
  };
}
