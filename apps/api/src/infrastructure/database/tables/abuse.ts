// Mirrors migrations/0016-hold-limits.sql.
import type { Generated } from 'kysely';
import type { Id, Stamp } from './column-types.ts';

/** The subnet that a hold came from, and whether its customer moved it; purged after a day. */
export interface HoldOriginsTable {
  booking_id: number;
  network: string;
  was_moved: Generated<boolean>;
  at: Stamp;
}

/** What a limit against abuse refused. */
export interface RefusedActionsTable {
  id: Id;
  /** Null for somebody who was not logged in. */
  user_id: number | null;
  network: string;
  action: string;
  reason: string;
  at: Stamp;
}
