import type { Earnings } from '@freely/api-client/contract';
import { londonDay } from '@freely/domain/london-time';
import { poundsOf } from '@freely/domain/money';
import { openPenaltyFees } from '../../booking/penalties/index.ts';
import type { Db } from '../../infrastructure/database/index.ts';
import { debtOf } from '../ledger/index.ts';
import { taxStanding } from '../tax-details/index.ts';
import {
  type BankDetailsState,
  netOf,
  type Obstacles,
  presentEarning,
  presentNext,
  presentTotals,
} from './earnings.presenter.ts';
import { earningMonths, earningsQuery, upcomingPayouts } from './earnings.repository.ts';
import { findAccount, findBankDetails, payableFrom } from './payout-accounts.repository.ts';

/** The statement of a month, and the next payouts. */
export async function readEarnings(
  db: Db,
  practitionerId: number,
  requestedMonth: string | undefined,
): Promise<Earnings> {
  const month = requestedMonth ?? londonDay(new Date()).slice(0, 7);
  const obstacles = await readObstacles(db, practitionerId);
  const [months, { rows }, toCome, fees, debt] = await Promise.all([
    earningMonths(db, practitionerId),
    earningsQuery(practitionerId, month).execute(db),
    upcomingPayouts(db, practitionerId),
    openPenaltyFees(db, practitionerId),
    debtOf(db, practitionerId),
  ]);

  return {
    month,
    months: months.map((each) => each.month),
    by_month: months.map(({ month: each, net }) => ({ month: each, net: poundsOf(net) })),
    bookings: rows.map((row) => presentEarning(row, obstacles)),
    totals: presentTotals(rows),
    next_payouts: toCome.filter((row) => netOf(row) > 0).map((row) => presentNext(row, obstacles)),
    to_withhold: poundsOf(fees.reduce((sum, { fee }) => sum + fee, debt)),
    bank_details: obstacles.bank,
    tax_details: obstacles.tax,
  };
}

export async function readObstacles(db: Db, practitionerId: number): Promise<Obstacles> {
  return {
    bank: await bankDetailsState(db, practitionerId),
    tax: await taxStanding(db, practitionerId),
    payableFrom: await payableFrom(db, practitionerId),
  };
}

/** The state of the bank details, which tells the practitioner what to do to be paid. */
async function bankDetailsState(db: Db, practitionerId: number): Promise<BankDetailsState> {
  const [account, details] = await Promise.all([
    findAccount(db, practitionerId),
    findBankDetails(db, practitionerId),
  ]);
  if (!details) return account?.status === 'ready' ? 'ready' : 'missing';
  if (account?.status === 'ready' || account?.status === 'refused') return account.status;

  return 'checking';
}
