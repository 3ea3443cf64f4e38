import type { PatchTestResult } from '@freely/domain/patch-tests';
import { sql } from 'kysely';
import type { InternalStatus } from './booking-lifecycle.ts';

/** The patch test of a booking: instants are ISO texts, the sealed note is in hexadecimal. */
export interface PatchTestView {
  id: number;
  starts_at: string;
  ends_at: string;
  status: InternalStatus;
  calendar_sequence: number;
  treatments: string;
  practitioner_id: number;
  price: number;
  result: PatchTestResult | null;
  sealed_note: string | null;
}

/** Of the booking with the alias `b`. */
export const patchTestOf = sql`(
  select json_build_object(
    'id', visit.id, 'starts_at', visit.starts_at, 'ends_at', visit.ends_at,
    'status', visit.status, 'calendar_sequence', visit.calendar_sequence,
    'practitioner_id', t.practitioner_id, 'price', t.price, 'result', t.result,
    'sealed_note', encode(t.sealed_note, 'hex'),
    'treatments', (select string_agg(i.name, ', ' order by i.name) from booking_items i
      where i.booking_id = visit.id))
  from patch_tests t join bookings visit on visit.id = t.visit_id
  where t.booking_id = b.id)`;

/** The other way round, of the patch test with the alias `b`. */
export interface PatchTestForView
  extends Pick<PatchTestView, 'practitioner_id' | 'result' | 'sealed_note'> {
  booking_id: number;
}

export const patchTestFor = sql`(
  select json_build_object('booking_id', t.booking_id, 'practitioner_id', t.practitioner_id,
    'result', t.result, 'sealed_note', encode(t.sealed_note, 'hex'))
  from patch_tests t where t.visit_id = b.id)`;

/** The practitioner's side cancelled it, and a test of one of its treatments showed a reaction. */
export const hasReacted = sql`(b.status = 'cancelled_by_practitioner' and exists (
  select from patch_tests t
  join booking_items tested on tested.booking_id = t.visit_id
  join booking_items given on given.sub_service_id = tested.sub_service_id
  where t.customer_id = b.customer_id and t.practitioner_id = b.practitioner_id
    and t.result = 'reaction' and given.booking_id = b.id))`;
