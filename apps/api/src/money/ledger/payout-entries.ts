// Movements after the sale of a booking: payouts, amounts withheld from them, and chargebacks.
import type { Pence } from '@freely/domain/money';
import type { Db } from '../../infrastructure/database/index.ts';
import { accounts } from './accounts.ts';
import type { Movement } from './entries.ts';
import { balanceOf } from './ledger.repository.ts';

/** The provider transferred the money to the practitioner (D22). */
export function payoutMovement(practitionerId: number, amount: Pence): Movement {
  const to = accounts.practitioner(practitionerId);

  return { kind: 'payout', from: accounts.provider, to, amount };
}

/** The payout was reversed, because its booking was refunded. */
export function payoutReversedMovement(practitionerId: number, amount: Pence): Movement {
  const from = accounts.practitioner(practitionerId);

  return { kind: 'payout_reversed', from, to: accounts.provider, amount };
}

/** The fee for an earlier cancellation, withheld from this payout (D31). */
export function feeWithheldMovement(practitionerId: number, amount: Pence): Movement {
  const to = accounts.practitioner(practitionerId);

  return { kind: 'fee_withheld', from: accounts.fees, to, amount };
}

/** A fee that was withheld before its penalty was waived, paid back with this payout (D31). */
export function feeReturnedMovement(practitionerId: number, amount: Pence): Movement {
  const from = accounts.practitioner(practitionerId);

  return { kind: 'fee_withheld', from, to: accounts.fees, amount };
}

/** A reversal that failed: the amount is withheld from future payouts. */
export function debtMovement(practitionerId: number, amount: Pence): Movement {
  const from = accounts.practitioner(practitionerId);

  return { kind: 'debt', from, to: accounts.debt(practitionerId), amount };
}

/** An earlier debt, withheld from this payout. */
export function debtSettledMovement(practitionerId: number, amount: Pence): Movement {
  const to = accounts.practitioner(practitionerId);

  return { kind: 'debt_settled', from: accounts.debt(practitionerId), to, amount };
}

/** What a practitioner still has to return, in pence. */
export function debtOf(db: Db, practitionerId: number): Promise<Pence> {
  return balanceOf(db, accounts.debt(practitionerId));
}

/** A customer's bank took the money back until it decides on the dispute. */
export function chargebackMovement(amount: Pence): Movement {
  return { kind: 'chargeback', from: accounts.provider, to: accounts.chargebacks, amount };
}

/** The bank decided for us and returned the money. */
export function chargebackWonMovement(amount: Pence): Movement {
  return { kind: 'chargeback_won', from: accounts.chargebacks, to: accounts.provider, amount };
}

/** The bank decided for the customer, who keeps the money. */
export function chargebackLostMovement(customerId: number, amount: Pence): Movement {
  const to = accounts.customer(customerId);

  return { kind: 'chargeback_lost', from: accounts.chargebacks, to, amount };
}
