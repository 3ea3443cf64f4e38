// Mirrors migrations/0007-account-access.sql.
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
