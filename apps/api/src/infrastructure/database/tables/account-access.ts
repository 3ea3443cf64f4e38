// Mirrors migrations/0007-account-access.sql.
import type { Generated } from 'kysely';
import type { Instant, Stamp } from './column-types.ts';

export interface AccountTokensTable {
  token_hash: Buffer;
  kind: 'password_reset' | 'confirm_email' | 'undo_email';
  user_id: number;
  email: string;
  created_at: Stamp;
  expires_at: Instant;
  used_at: Instant | null;
}

export interface DevicesTable {
  token_hash: Buffer;
  user_id: number;
  created_at: Stamp;
  seen_at: Stamp;
  expires_at: Instant;
}

/** 0021-second-factors.sql. */
export interface SecondFactorsTable {
  user_id: number;
  /** The secret of the app, encrypted. */
  sealed: Buffer;
  /** Null while it is being set up. */
  confirmed_at: Instant | null;
  /** The time step of the last code that was accepted. */
  last_step: Generated<number>;
  created_at: Stamp;
}

export interface RecoveryCodesTable {
  user_id: number;
  code_hash: Buffer;
}
