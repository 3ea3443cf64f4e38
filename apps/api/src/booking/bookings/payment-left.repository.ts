import { refundable } from '@freely/domain/cancellation';
import type { Pence } from '@freely/domain/money';
import type { Trx } from '../../infrastructure/database/index.ts';
import { chargedBackAmount } from './charged-back.repository.ts';

export interface PaymentLeft {
  /** Pence that can still be refunded. What a bank took is with the customer already, or in dispute. */
  left: Pence;
  /** How the customer has had back all that was paid; null while something is left, or if nothing was paid. */
  returnedBy: 'bank' | 'refund' | null;
}

/** What is left of a booking's payment. As `isChargedBack`, of one booking. */
export async function paymentLeft(trx: Trx, bookingId: number): Promise<PaymentLeft> {
  const payment = await trx
    .selectFrom('payments')
    .select(['captured', 'refunded'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  if (!payment || payment.captured === 0) return { left: 0, returnedBy: null };
  const taken = await chargedBackAmount(trx, bookingId);
  const left = refundable({ ...payment, refunded: payment.refunded + taken });
  if (left > 0) return { left, returnedBy: null };

  return { left, returnedBy: taken > 0 ? 'bank' : 'refund' };
}
