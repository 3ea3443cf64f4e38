// Decides the payout of a booking. Every trigger ends here: the sweep that finds due payouts, a
// refund, a chargeback.
import { payoutDueAt } from '@freely/domain/payouts';
import { addMinutes } from 'date-fns/addMinutes';
import {
  hasOpenDispute,
  type LockedBooking,
  lockBooking,
  recordEvent,
} from '../../booking/bookings/index.ts';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Trx } from '../../infrastructure/database/index.ts';
import type { Jobs } from '../../infrastructure/jobs/index.ts';
import { bankDetailsNeeded } from '../events/index.ts';
import { owedFor } from '../ledger/index.ts';
import { enqueue } from '../outbox/index.ts';
import { withholdsPayouts } from '../tax-details/index.ts';
import { findAccount, payableFrom } from './payout-accounts.repository.ts';
import { payoutKeys } from './payout-keys.ts';
import {
  changePayout,
  claimDuePayouts,
  hasOpenChargeback,
  lockPayout,
  type Payout,
} from './payouts.repository.ts';
import { recoverOverpayment } from './recover-overpayment.ts';
import { withhold } from './withhold.ts';

/** Queues a job for every payout that is due for a look. */
export async function queueDuePayouts({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): Promise<void> {
  await inTransaction(
    db,
    async (trx) => {
      for (const bookingId of await claimDuePayouts(trx))
        await jobs.enqueue(trx, 'pay-out', { bookingId });
    },
    'queue-payouts',
  );
}

/** Takes the next step of a booking's payout. Idempotent. */
export async function settlePayout({ db, jobs, events }: Deps, bookingId: number): Promise<void> {
  await inTransaction(
    db,
    async (trx) => {
      const booking = await lockBooking(trx, bookingId);
      const payout = await lockPayout(trx, bookingId);
      if (!booking || !payout) return;
      if (payout.status === 'waiting') await decide(trx, { jobs, events }, booking, payout);
      else if (payout.status !== 'intended') await recoverOverpayment(trx, jobs, booking, payout);
    },
    'decide-payout',
  );
}

/** Not over yet: nobody is paid for it. */
const isUnderWay = ({ status }: LockedBooking) => status === 'held' || status === 'confirmed';

async function decide(
  trx: Trx,
  { jobs, events }: Pick<Deps, 'jobs' | 'events'>,
  booking: LockedBooking,
  payout: Payout,
): Promise<void> {
  const lookAt = (at: Date) => changePayout(trx, payout, { look_at: at });
  const later = (minutes: number) => lookAt(addMinutes(booking.now, minutes));

  const due = payoutDueAt(booking.ends_at);
  // Compared by the database's clock, in absolute time (D50).
  if (booking.now < due) return lookAt(due);
  if (isUnderWay(booking)) return later(1);
  if ((await owedFor(trx, booking)) <= 0) return payNothing(trx, jobs, booking, payout);
  if ((await hasOpenDispute(trx, booking.id)) || (await hasOpenChargeback(trx, booking.id))) {
    return later(5);
  }

  // Nothing is lost: the payout waits, and is due at once when the details are given.
  if (await withholdsPayouts(trx, booking.practitioner_id, booking.now)) return later(60);

  const account = await findAccount(trx, booking.practitioner_id);
  const payable = await payableFrom(trx, booking.practitioner_id);
  if (payable !== null && payable > booking.now) return lookAt(payable);
  if (account?.account_id && account.status === 'ready') {
    return pay(trx, jobs, booking, payout, account.account_id);
  }
  if (!account) {
    await events.publish(trx, bankDetailsNeeded, { practitionerId: booking.practitioner_id });
  }
  // When the account becomes ready, the payout is made due at once.
  return later(60);
}

async function pay(
  trx: Trx,
  jobs: Jobs,
  booking: LockedBooking,
  payout: Payout,
  destination: string,
): Promise<void> {
  const amount = await withhold(trx, booking, payout);
  if (amount === 0) return payNothing(trx, jobs, booking, payout);

  const key = payoutKeys.transfer(booking, payout);
  await changePayout(trx, payout, {
    status: 'intended',
    operation_key: key,
    amount,
    problem: null,
  });
  const request = { destination, amount };
  await enqueue(trx, { key, kind: 'transfer', bookingId: booking.id, request });
  await recordEvent(trx, booking.id, 'payout_wanted', null, { amount });
  await jobs.enqueue(trx, 'provider-op', { key });
}

async function payNothing(
  trx: Trx,
  jobs: Jobs,
  booking: LockedBooking,
  payout: Payout,
): Promise<void> {
  await changePayout(trx, payout, { status: 'nothing', problem: null });
  await recoverOverpayment(trx, jobs, booking, payout);
}
