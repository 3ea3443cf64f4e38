// Decides what becomes of the money that a booking earned. Every hint ends here: the pass that
// finds what is due, a refund, a bank that took money back.
import { payoutDueAt } from '@freely/domain/payouts';
import { inTransaction, type Trx } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { hasOpenDispute, type LockedBooking, lockBooking, recordEvent } from '../bookings/index.ts';
import { owedFor } from '../ledger/index.ts';
import { queueMail } from '../notifications/index.ts';
import { intend } from '../provider/index.ts';
import { findAccount } from './payout-accounts.repository.ts';
import { payoutKeys } from './payout-keys.ts';
import { changePayout, lockPayout, type Payout, takeDue } from './payouts.repository.ts';
import { takeBack } from './take-back.ts';
import { withhold } from './withhold.ts';

const minute = 60_000;

/** Queues a look at every payout whose time has come. */
export async function queueDuePayouts({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): Promise<void> {
  await inTransaction(
    db,
    async (trx) => {
      for (const bookingId of await takeDue(trx)) await jobs.enqueue(trx, 'pay-out', { bookingId });
    },
    'queue-payouts',
  );
}

/** Looks at the payout of a booking, and takes the next step of it. Repeatable. */
export async function settlePayout({ db, jobs }: Deps, bookingId: number): Promise<void> {
  await inTransaction(
    db,
    async (trx) => {
      const booking = await lockBooking(trx, bookingId);
      const payout = await lockPayout(trx, bookingId);
      if (!booking || !payout) return;
      if (payout.status === 'waiting') await decide(trx, jobs, booking, payout);
      else if (payout.status !== 'intended') await takeBack(trx, jobs, booking, payout);
    },
    'decide-payout',
  );
}

/** What can still happen to it is not over: nobody is paid for it yet. */
const isUnderWay = ({ status }: LockedBooking) => status === 'held' || status === 'confirmed';

async function decide(trx: Trx, jobs: Jobs, booking: LockedBooking, payout: Payout): Promise<void> {
  const lookAt = (at: Date) => changePayout(trx, payout, { look_at: at });
  const later = (minutes: number) => lookAt(new Date(booking.now.getTime() + minutes * minute));

  const due = payoutDueAt(booking.ends_at);
  // On the database's clock, in absolute time (D50).
  if (booking.now < due) return lookAt(due);
  if (isUnderWay(booking)) return later(1);
  if ((await owedFor(trx, booking)) <= 0) return payNothing(trx, jobs, booking, payout);
  if ((await hasOpenDispute(trx, booking.id)) || (await hasOpenChargeback(trx, booking.id))) {
    return later(5);
  }

  const account = await findAccount(trx, booking.practitioner_id);
  if (account?.account_id && account.status === 'ready') {
    return pay(trx, jobs, booking, payout, account.account_id);
  }
  if (!account) await askForDetails(trx, jobs, booking.practitioner_id);
  // Looked at at once when the account is ready.
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
  await intend(trx, { key, kind: 'transfer', bookingId: booking.id, request });
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
  await takeBack(trx, jobs, booking, payout);
}

/** Once: afterwards the list of payouts says it. */
async function askForDetails(trx: Trx, jobs: Jobs, practitionerId: number): Promise<void> {
  await queueMail(trx, jobs, { kind: 'bank_details_needed', toUserId: practitionerId });
}

async function hasOpenChargeback(trx: Trx, bookingId: number): Promise<boolean> {
  const open = await trx
    .selectFrom('chargebacks')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'open')
    .executeTakeFirst();

  return open !== undefined;
}
