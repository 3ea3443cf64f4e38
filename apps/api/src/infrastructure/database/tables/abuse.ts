// Mirrors migrations/0016-hold-limits.sql and 0025-signs-of-abuse.sql.
import type { Generated } from 'kysely';
import type { Id, Instant, Stamp } from './column-types.ts';

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

/** The subnet that somebody registered, logged in or reviewed from; purged after 30 days. */
export interface ActionOriginsTable {
  id: Id;
  /** Null for an invited client, who has no account. */
  user_id: number | null;
  action: 'registration' | 'login' | 'review';
  /** Whom a review is about. */
  about_id: number | null;
  network: string;
  at: Stamp;
}

/** Until then, this account meets no limit of holds. */
export interface LimitLiftsTable {
  user_id: number;
  until: Instant;
}
