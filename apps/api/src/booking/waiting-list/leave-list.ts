import type { Deps } from '../../deps.ts';
import { inTransaction, lockPractitioner } from '../../infrastructure/database/index.ts';
import type { Actor } from '../../kernel/audit/index.ts';
import { lockBooking } from '../bookings/index.ts';
import { cancelBooking } from '../cancellations/index.ts';
import { confirmPaidHolds, type HoldPayments } from '../checkout/index.ts';
import { endEntry } from './entries.repository.ts';
import { notWaiting } from './not-waiting.ts';
import { openOfferOf } from './offers.repository.ts';

interface LeaveDeps extends Pick<Deps, 'db' | 'jobs' | 'events'> {
  payments: Pick<HoldPayments, 'lookUp'>;
}

/**
 * Takes a customer off a list. What is held for them by it goes to the next who waits; a payment that succeeds
 * afterwards is refunded in full (D16).
 * @throws 409 for an entry that waits no longer, as one whose time has been paid
 */
export async function leaveList(deps: LeaveDeps, id: number, customer: Actor): Promise<void> {
  const unpaid = await openOfferOf(deps.db, id);
  if (unpaid) await confirmPaidHolds(deps.payments, [unpaid.booking_id]);
  await inTransaction(deps.db, async (trx) => {
    const offered = await openOfferOf(trx, id);
    // First in the lock order.
    if (offered) await lockPractitioner(trx, offered.practitioner_id);
    if (!(await endEntry(trx, id, 'left'))) throw await notWaiting(trx, id);
    // Another one, where it was made at the same moment.
    const open = await openOfferOf(trx, id);
    if (!open) return;
    await lockPractitioner(trx, open.practitioner_id);
    const held = await lockBooking(trx, open.booking_id);
    if (held?.status === 'held') await cancelBooking(trx, deps, held, 'customer', customer);
  });
}
