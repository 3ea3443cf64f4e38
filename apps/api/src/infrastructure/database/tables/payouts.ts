// Mirrors migrations/0011-payouts.sql. Money is in pence.
import type { Generated } from 'kysely';
import type { Id, Instant, Stamp } from './column-types.ts';

/** A practitioner's account at the provider, which payouts go to. */
export interface PayoutAccountsTable {
  practitioner_id: number;
  account_id: string | null;
  status: Generated<'wanted' | 'checking' | 'ready' | 'refused'>;
  /** The version of the bank details that the provider has. */
  details_version: string | null;
  problem: string | null;
  created_at: Stamp;
  updated_at: Stamp;
}

/** One for every paid booking. */
export interface PayoutsTable {
  id: Id;
  booking_id: number;
  practitioner_id: number;
  status: Generated<'waiting' | 'intended' | 'paid' | 'nothing'>;
  look_at: Instant;
  /** Of the transfer that is in progress or was made. */
  operation_key: string | null;
  refusals: Generated<number>;
  problem: string | null;
  transfer_id: string | null;
  amount: Generated<number>;
  reversed: Generated<number>;
  decided_at: Instant | null;
  paid_at: Instant | null;
  created_at: Stamp;
}

/** Money taken back from a payout. */
export interface PayoutReversalsTable {
  id: Id;
  payout_id: number;
  operation_key: string;
  reversal_id: string | null;
  status: Generated<'wanted' | 'succeeded' | 'failed'>;
  amount: number;
  created_at: Stamp;
}

/** A customer's bank reversed a payment. */
export interface ChargebacksTable {
  id: string;
  booking_id: number;
  amount: number;
  status: Generated<'open' | 'won' | 'lost'>;
  opened_at: Stamp;
  closed_at: Instant | null;
}

/** Where the provider's records and our ledger differ. */
export interface BookDifferencesTable {
  object_id: string;
  kind: string;
  theirs: number;
  ours: number;
  found_at: Stamp;
  gone_at: Instant | null;
}
