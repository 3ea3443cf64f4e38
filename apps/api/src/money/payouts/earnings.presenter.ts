import type { Earning, Earnings, NextPayout, PayoutStatus } from '@freely/api-client/contract';
import { type Pence, poundsOf } from '@freely/domain/money';
import { payoutDueAt } from '@freely/domain/payouts';
import type { EarningRow } from './earnings.repository.ts';

export type BankDetailsState = Earnings['bank_details'];

/** What keeps payouts from being sent, of which the practitioner can change something. */
export interface Obstacles {
  bank: BankDetailsState;
  tax: Earnings['tax_details'];
  /** Until when payouts wait, because the bank details are new (D71). */
  payableFrom: Date | null;
}

/** When the payout is made, if nothing else keeps it. */
export function payoutDateOf({ ends_at }: EarningRow, { payableFrom }: Obstacles): Date {
  const due = payoutDueAt(ends_at);

  return payableFrom !== null && payableFrom > due ? payableFrom : due;
}

/** What is left for the practitioner, in pence. */
export function netOf({ gross, fee, refund, withheld }: EarningRow): Pence {
  return gross - fee - refund - withheld;
}

export function payoutStatusOf(row: EarningRow, obstacles: Obstacles): PayoutStatus {
  switch (row.payout_status) {
    case 'nothing':
      return 'nothing';
    case 'paid':
      return row.reversed === row.amount ? 'returned' : 'paid';
    case 'intended':
      return 'on_its_way';
    case 'waiting':
      return waitingStatus(row, obstacles);
  }
}

function waitingStatus(row: EarningRow, obstacles: Obstacles): PayoutStatus {
  const { bank, tax } = obstacles;
  if (netOf(row) <= 0) return 'nothing';
  if (row.is_on_hold) return 'on_hold';
  if (tax === 'withheld') return 'tax_details';
  if (bank === 'missing' || bank === 'refused') return 'add_bank_details';

  return payoutDateOf(row, obstacles) <= row.now ? 'on_its_way' : 'scheduled';
}

export function presentEarning(row: EarningRow, obstacles: Obstacles): Earning {
  return {
    booking_id: row.booking_id,
    date: row.starts_at.toISOString(),
    customer_name: row.customer_name,
    treatments: row.treatments,
    booking_status: row.booking_status,
    ...sumsOf([row]),
    payout: {
      status: payoutStatusOf(row, obstacles),
      due_at: payoutDateOf(row, obstacles).toISOString(),
      paid_at: row.paid_at?.toISOString() ?? null,
      amount: poundsOf(row.amount - row.reversed),
    },
  };
}

export function presentNext(row: EarningRow, obstacles: Obstacles): NextPayout {
  return {
    booking_id: row.booking_id,
    date: row.starts_at.toISOString(),
    due_at: payoutDateOf(row, obstacles).toISOString(),
    amount: poundsOf(netOf(row)),
    status: payoutStatusOf(row, obstacles),
  };
}

export function presentTotals(rows: readonly EarningRow[]): Earnings['totals'] {
  const waiting = rows.filter(({ payout_status: status }) => status !== 'paid');

  return {
    ...sumsOf(rows),
    paid_out: inPounds(rows, (row) =>
      row.payout_status === 'paid' ? row.amount - row.reversed : 0,
    ),
    to_come: inPounds(waiting, (row) => Math.max(0, netOf(row))),
  };
}

function sumsOf(rows: readonly EarningRow[]) {
  return {
    gross: inPounds(rows, ({ gross }) => gross),
    discount_funded: inPounds(rows, (row) => row.discount_funded),
    fee: inPounds(rows, ({ fee }) => fee),
    refund: inPounds(rows, ({ refund }) => refund),
    withheld: inPounds(rows, ({ withheld }) => withheld),
    net: inPounds(rows, netOf),
  };
}

/** Summed in pence, then converted to pounds. */
function inPounds(rows: readonly EarningRow[], part: (row: EarningRow) => Pence): number {
  return poundsOf(rows.reduce((sum, row) => sum + part(row), 0));
}
