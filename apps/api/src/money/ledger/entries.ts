import { earningOf } from '@freely/domain/fees';
import type { Pence } from '@freely/domain/money';
import { accounts } from './accounts.ts';

type SaleKind = 'sale' | 'discount_funding' | 'fee';

/** One movement: the same amount leaves one account and reaches another. */
export interface Movement {
  kind:
    | 'charge'
    | 'sale'
    | 'discount_funding'
    | 'fee'
    | 'sale_undone'
    | 'discount_funding_undone'
    | 'fee_undone'
    | 'refund'
    | 'refund_failed'
    | 'refund_elsewhere'
    | 'payout'
    | 'payout_reversed'
    | 'fee_withheld'
    | 'debt'
    | 'debt_settled'
    | 'chargeback'
    | 'chargeback_won'
    | 'chargeback_lost';
  from: string;
  to: string;
  /** Pence. Nothing moves when it is 0. */
  amount: Pence;
}

export interface Sale {
  customerId: number;
  practitionerId: number;
  total: Pence;
  discount: Pence;
  feePercent: number;
}

/** What the ledger needs to know of a booking, from the booking's own columns. */
export function saleOf(booking: {
  customer_id: number;
  practitioner_id: number;
  total_amount: Pence;
  discount_amount: Pence;
  fee_percent: number;
}): Sale {
  return {
    customerId: booking.customer_id,
    practitionerId: booking.practitioner_id,
    total: booking.total_amount,
    discount: booking.discount_amount,
    feePercent: booking.fee_percent,
  };
}

/** The card was charged: the provider now holds the customer's money. */
export function chargeMovement(customerId: number, amount: Pence): Movement {
  return { kind: 'charge', from: accounts.customer(customerId), to: accounts.provider, amount };
}

/**
 * The booking is confirmed: the practitioner gets the customer's money and the discount, less the
 * fee (D22).
 */
export function saleMovements(booking: Sale): (Movement & { kind: SaleKind })[] {
  const practitioner = accounts.practitioner(booking.practitionerId);
  const { fee } = earningOf(booking.total, booking.discount, booking.feePercent);

  return [
    {
      kind: 'sale',
      from: practitioner,
      to: accounts.customer(booking.customerId),
      amount: booking.total,
    },
    {
      kind: 'discount_funding',
      from: practitioner,
      to: accounts.discounts,
      amount: booking.discount,
    },
    { kind: 'fee', from: accounts.fees, to: practitioner, amount: fee },
  ];
}

/** The booking was cancelled in time: everything that its sale moved goes back (D25). */
export function saleUndoneMovements(booking: Sale): Movement[] {
  return saleMovements(booking).map(({ kind, from, to, amount }) => ({
    kind: `${kind}_undone` as const,
    from: to,
    to: from,
    amount,
  }));
}

/** A part of what the sale moved goes back, in pence: the time was sold again (D87). */
export function partUndoneMovements(
  booking: Sale,
  part: { amount: Pence; discount: Pence; fee: Pence },
): Movement[] {
  const amounts = { sale: part.amount, discount_funding: part.discount, fee: part.fee };

  return saleUndoneMovements(booking).map((movement) => ({
    ...movement,
    amount: amounts[movement.kind.replace('_undone', '') as SaleKind],
  }));
}

/** Money went back to the card. */
export function refundMovement(customerId: number, amount: Pence): Movement {
  return { kind: 'refund', from: accounts.provider, to: accounts.customer(customerId), amount };
}

/** The bank did not accept the refund: the provider holds the money again. */
export function failedRefundMovement(customerId: number, amount: Pence): Movement {
  return {
    kind: 'refund_failed',
    from: accounts.customer(customerId),
    to: accounts.provider,
    amount,
  };
}

/** A refund that failed was paid by another way; the provider keeps what it holds (D103). */
export function paidElsewhereMovement(customerId: number, amount: Pence): Movement {
  return {
    kind: 'refund_elsewhere',
    from: accounts.bank,
    to: accounts.customer(customerId),
    amount,
  };
}
