import type { BookingDispute } from '@freely/api-client/contract';
import { type RawBuilder, sql } from 'kysely';

/** A dispute as JSON from the database: instants are strings. */
export interface DisputeView extends Omit<BookingDispute, 'state'> {
  id: number;
}

/** SQL for the dispute of a booking (D26), or null; `id` is the column with the booking's id. */
export function disputeOf(id: string): RawBuilder<DisputeView | null> {
  return sql<DisputeView | null>`(
    select json_build_object('id', d.id, 'opened_at', d.opened_at,
      'reported_at', d.reported_at, 'minutes_late', d.minutes_late,
      'attended', d.attended,
      'customer_words', d.customer_words, 'answer_until', d.answer_until,
      'contested_at', d.contested_at, 'practitioner_words', d.practitioner_words,
      'settled_at', d.settled_at, 'outcome', d.outcome, 'reason', d.reason)
    from booking_disputes d where d.booking_id = ${sql.ref(id)})`;
}
