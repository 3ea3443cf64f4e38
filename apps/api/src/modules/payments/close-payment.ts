import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { BookingRecord } from '../bookings/index.ts';
import { intend } from '../provider/index.ts';
import { operationKeys } from './operation-keys.ts';
import { findByBooking } from './payments.repository.ts';

import { abandonOperation, runOperation } from './provider-ops.ts';

/**
 * Makes sure that nobody can pay for a booking any more. Afterwards its payment is cancelled,
 * turned out to be paid and is settled, or never began.
 * @throws when the provider does not say: ask again later.
 */
export async function closePayment(
  deps: Deps,
  booking: Pick<BookingRecord, 'id' | 'created_at'>,
): Promise<void> {
  const { db } = deps;
  const begun = await findByBooking(db, booking.id);
  if (!begun) return;
  if (begun.intent_id === null) await abandonOperation(deps, operationKeys.createIntent(booking));

  const payment = await findByBooking(db, booking.id);
  if (!payment?.intent_id || payment.status !== 'requires_payment') return;
  const key = operationKeys.cancelIntent(booking);
  const request = { intentId: payment.intent_id };
  await inTransaction(
    db,
    (trx) => intend(trx, { key, kind: 'cancel_intent', bookingId: booking.id, request }),
    'intend-cancel',
  );
  await runOperation(deps, key);
}

/** Whether nothing can come of a payment any more; true where there is none. */
export async function isClosed(db: Deps['db'], bookingId: number): Promise<boolean> {
  const payment = await findByBooking(db, bookingId);
  if (!payment) return true;
  if (payment.status !== 'new') return payment.status === 'cancelled';
  const open = await db
    .selectFrom('provider_ops')
    .select('key')
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'create_intent')
    .where('status', '<>', 'failed')
    .executeTakeFirst();

  return open === undefined;
}
