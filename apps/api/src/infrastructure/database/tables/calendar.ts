// Mirrors migrations/0006-calendar.sql.
import type { Generated } from 'kysely';
import type { Id, Instant, Stamp } from './column-types.ts';

export interface CalendarAddressesTable {
  practitioner_id: number;
  token_hash: Buffer;
  sealed_token: Buffer;
  created_at: Stamp;
}

export interface CalendarFeedsTable {
  id: Id;
  practitioner_id: number;
  name: Generated<string>;
  host: string;
  url_hash: Buffer;
  sealed_url: Buffer;
  created_at: Stamp;
  next_read_at: Stamp;
  read_at: Instant | null;
  problem: string | null;
  failures: Generated<number>;
}
