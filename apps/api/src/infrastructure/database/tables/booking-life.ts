// Mirrors migrations/0010-booking-life.sql. Money is in pence.
import type { DisputeOutcome } from '@freely/api-client/contract';
import type { Generated } from 'kysely';
import type { Id, Instant, Stamp } from './column-types.ts';

/** Both sides' statements about one appointment (D26); open while `settled_at` is null. */
export interface BookingDisputesTable {
  id: Id;
  booking_id: number;
  reported_at: Instant | null;
  /** Null when the practitioner never came. */
  minutes_late: number | null;
  customer_words: Generated<string>;
  contested_at: Instant | null;
  practitioner_words: Generated<string>;
  answer_until: Instant | null;
  opened_at: Stamp;
  settled_at: Instant | null;
  /** Null when it was settled by the rule. */
  settled_by: number | null;
  outcome: DisputeOutcome | null;
  reason: Generated<string>;
}

/** What a practitioner's cancellation costs them (D31), unless `waived_at` is set. */
export interface PenaltiesTable {
  id: Id;
  practitioner_id: number;
  booking_id: number;
  fee: Generated<number>;
  /** Withheld from payouts so far. */
  withheld: Generated<number>;
  created_at: Stamp;
  waived_at: Instant | null;
  waived_by: number | null;
  waive_reason: Generated<string>;
}

/** One for every three bookings (D27). */
export interface GiftsTable {
  id: Id;
  customer_id: number;
  number: number;
  booking_id: number;
  earned_at: Stamp;
  given_at: Instant | null;
  given_by: number | null;
  withdrawn_at: Instant | null;
}
