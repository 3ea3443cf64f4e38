import type { BookingDispute } from '@freely/api-client/contract';
import { type RawBuilder, sql } from 'kysely';

/** A dispute as JSON from the database: instants are texts. */
export interface DisputeView extends Omit<BookingDispute, 'state'> {
  id: number;
}

/** What is said about a booking (D26), or null; `id` is the column that holds the booking's id. */
export function disputeOf(id: string): RawBuilder<DisputeView | null> {
  return sql<DisputeView | null>`(
    select json_build_object('id', said.id, 'opened_at', said.opened_at,
      'reported_at', said.reported_at, 'minutes_late', said.minutes_late,
      'customer_words', said.customer_words, 'answer_until', said.answer_until,
      'contested_at', said.contested_at, 'practitioner_words', said.practitioner_words,
      'settled_at', said.settled_at, 'outcome', said.outcome, 'reason', said.reason)
    from booking_disputes said where said.booking_id = ${sql.ref(id)})`;
}

export function presentDispute(dispute: DisputeView): BookingDispute;
export function presentDispute(dispute: DisputeView | null): BookingDispute | null;
export function presentDispute(dispute: DisputeView | null): BookingDispute | null {
  if (!dispute) return null;
  const { id: _, ...said } = dispute;

  return {
    ...said,
    state: stateOf(said),
    opened_at: iso(said.opened_at),
    reported_at: said.reported_at && iso(said.reported_at),
    answer_until: said.answer_until && iso(said.answer_until),
    contested_at: said.contested_at && iso(said.contested_at),
    settled_at: said.settled_at && iso(said.settled_at),
  };
}

function stateOf({
  settled_at: settled,
  contested_at: contested,
}: Pick<DisputeView, 'settled_at' | 'contested_at'>): BookingDispute['state'] {
  if (settled) return 'settled';

  return contested ? 'awaits_admin' : 'awaits_practitioner';
}

const iso = (text: string) => new Date(text).toISOString();
