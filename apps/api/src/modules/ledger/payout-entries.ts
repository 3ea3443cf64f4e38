// What moves after a booking was sold: payouts, what is kept back of them, and what banks take.
import type { Pence } from '@freely/domain/money';
import type { Db } from '../../database/transaction.ts';
import { accounts } from './accounts.ts';
import type { Movement } from './entries.ts';
import { balanceOf } from './ledger.repository.ts';

/** The provider sent it on to the practitioner (D22). */
export function payoutMovement(practitionerId: number, amount: Pence): Movement {
  const to = accounts.practitioner(practitionerId);

  return { kind: 'payout', from: accounts.provider, to, amount };
}

/** It came back: its booking was refunded after all. */
export function payoutReversedMovement(practitionerId: number, amount: Pence): Movement {
  const from = accounts.practitioner(practitionerId);

  return { kind: 'payout_reversed', from, to: accounts.provider, amount };
}

/** What a cancellation of earlier costs, out of this payout (D31). */
export function feeWithheldMovement(practitionerId: number, amount: Pence): Movement {
  const to = accounts.practitioner(practitionerId);

  return { kind: 'fee_withheld', from: accounts.fees, to, amount };
}

/** What should have come back and did not: kept back from payouts to come. */
export function debtMovement(practitionerId: number, amount: Pence): Movement {
  const from = accounts.practitioner(practitionerId);

  return { kind: 'debt', from, to: accounts.debt(practitionerId), amount };
}

/** A debt of earlier, out of this payout. */
export function debtSettledMovement(practitionerId: number, amount: Pence): Movement {
  const to = accounts.practitioner(practitionerId);

  return { kind: 'debt_settled', from: accounts.debt(practitionerId), to, amount };
}

/** What a practitioner has still to give back, in pence. */
export function debtOf(db: Db, practitionerId: number): Promise<Pence> {
  return balanceOf(db, accounts.debt(practitionerId));
}

/** A customer's bank took the money while it decides. */
export function chargebackMovement(amount: Pence): Movement {
  return { kind: 'chargeback', from: accounts.provider, to: accounts.chargebacks, amount };
}

/** It decided for us, and the money is back. */
export function chargebackWonMovement(amount: Pence): Movement {
  return { kind: 'chargeback_won', from: accounts.chargebacks, to: accounts.provider, amount };
}

/** It decided for the customer, who has the money now. */
export function chargebackLostMovement(customerId: number, amount: Pence): Movement {
  const to = accounts.customer(customerId);

  return { kind: 'chargeback_lost', from: accounts.chargebacks, to, amount };
}
