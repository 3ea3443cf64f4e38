import { refundable } from '@freely/domain/cancellation';
import type { Pence } from '@freely/domain/money';
import type { Trx } from '../../infrastructure/database/index.ts';

/** What was paid for a booking and not refunded yet; 0 without a payment. */
export async function refundableAmount(trx: Trx, bookingId: number): Promise<Pence> {
  const payment = await trx
    .selectFrom('payments')
    .select(['captured', 'refunded'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();

  return payment ? refundable(payment) : 0;
}
