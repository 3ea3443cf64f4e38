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

export interface SoldBooking {
  customerId: number;
  practitionerId: number;
  total: Pence;
  discount: Pence;
  feePercent: number;
}

/** What the books need to know of a booking, which has it in its own columns. */
export function soldAs(booking: {
  customer_id: number;
  practitioner_id: number;
  total_amount: Pence;
  discount_amount: Pence;
  fee_percent: number;
}): SoldBooking {
  return {
    customerId: booking.customer_id,
    practitionerId: booking.practitioner_id,
    total: booking.total_amount,
    discount: booking.discount_amount,
    feePercent: booking.fee_percent,
  };
}

/** The card was charged: the provider holds what the customer has now paid in. */
export function chargeMovement(customerId: number, amount: Pence): Movement {
  return { kind: 'charge', from: accounts.customer(customerId), to: accounts.provider, amount };
}

/** The booking stands: the customer's money is the practitioner's, topped up, less the fee (D22). */
export function saleMovements(booking: SoldBooking): (Movement & { kind: SaleKind })[] {
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

/** The booking was called off in time: everything that its sale moved goes back (D25). */
export function saleUndoneMovements(booking: SoldBooking): Movement[] {
  return saleMovements(booking).map(({ kind, from, to, amount }) => ({
    kind: `${kind}_undone` as const,
    from: to,
    to: from,
    amount,
  }));
}

/** Money went back to the card. */
export function refundMovement(customerId: number, amount: Pence): Movement {
  return { kind: 'refund', from: accounts.provider, to: accounts.customer(customerId), amount };
}

/** The bank did not take it: the provider holds it again. */
export function failedRefundMovement(customerId: number, amount: Pence): Movement {
  return {
    kind: 'refund_failed',
    from: accounts.customer(customerId),
    to: accounts.provider,
    amount,
  };
}
