// Mirrors migrations/0005-practitioner-settings.sql.
import type { Id, Instant, Stamp } from './column-types.ts';

export interface BankDetailsTable {
  practitioner_id: number;
  sealed: Buffer;
  /** Payouts to details that replaced others wait until then (D71). */
  payable_from: Instant | null;
  account_ending: string;
  updated_at: Stamp;
}

export interface ReviewInvitationsTable {
  id: Id;
  practitioner_id: number;
  email: string;
  token_hash: Buffer;
  sealed_token: Buffer;
  created_at: Stamp;
  expires_at: Instant;
  used_at: Instant | null;
}
