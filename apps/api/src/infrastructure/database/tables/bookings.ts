// Mirrors migrations/0002-bookings.sql and 0010-booking-life.sql. Money is in pence.
import type { BookingStatus, DiscountMark } from '@freely/api-client/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Id, Instant, Json, Range, Stamp } from './column-types.ts';

export interface BookingsTable {
  id: Id;
  practitioner_id: number;
  customer_id: number;
  /** `held` and `expired` are internal names (D16). */
  status: Generated<BookingStatus | 'held' | 'expired'>;
  starts_at: Instant;
  ends_at: Instant;
  /** The blocked time: with travel time before and after (D10). */
  during: Range;
  location_type: 'mobile' | 'salon';
  salon_id: number | null;
  address: string;
  city: string;
  postcode: string;
  lat: number;
  lon: number;
  address_object: string | null;
  notes: Generated<string>;
  call_out_charge: Generated<number>;
  discount_percent: Generated<number>;
  discount_amount: Generated<number>;
  discount_mark: DiscountMark | null;
  total_amount: number;
  fee_percent: number;
  paid_at: Instant | null;
  hold_until: Instant;
  /** Incremented by every move, as iCalendar requires. */
  calendar_sequence: Generated<number>;
  moved_at: Instant | null;
  /** The start before the last move. */
  moved_from: Instant | null;
  /** Moved at short notice, and the customer has not answered yet (D25). */
  awaits_customer: Generated<boolean>;
  created_at: Stamp;
  updated_at: Stamp;
}

export interface BookingItemsTable {
  booking_id: number;
  sub_service_id: number;
  name: string;
  service_name: string;
  quantity: number;
  unit_price: number;
  unit_duration: number;
}

export interface BookingEventsTable {
  id: Id;
  booking_id: number;
  kind: string;
  actor_id: number | null;
  impersonator_id: number | null;
  detail: Json;
  at: Stamp;
}

export interface PaymentsTable {
  id: Id;
  booking_id: number;
  intent_id: string | null;
  client_secret: string | null;
  status: Generated<'new' | 'requires_payment' | 'succeeded' | 'cancelled'>;
  amount: number;
  captured: Generated<number>;
  refunded: Generated<number>;
  created_at: Stamp;
  updated_at: Stamp;
}

export interface RefundsTable {
  id: Id;
  payment_id: number;
  operation_key: string;
  refund_id: string | null;
  status: Generated<'wanted' | 'succeeded' | 'failed'>;
  amount: number;
  reason: string;
  created_at: Stamp;
}

export interface ProviderOpsTable {
  key: string;
  kind: string;
  booking_id: number | null;
  request: ColumnType<Record<string, unknown>, string, string>;
  status: Generated<'intended' | 'succeeded' | 'failed' | 'unknown'>;
  provider_id: string | null;
  answer: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
  attempts: Generated<number>;
  leased_until: Instant | null;
  created_at: Stamp;
  updated_at: Stamp;
}

export interface ProviderEventsTable {
  id: string;
  kind: string;
  object_id: string;
  received_at: Stamp;
  handled_at: Instant | null;
}

export interface LedgerTxTable {
  id: Id;
  kind: string;
  booking_id: number | null;
  operation_key: string;
  at: Stamp;
}

export interface LedgerEntriesTable {
  id: Id;
  tx_id: number;
  account: string;
  /** Signed. */
  amount: number;
}

export interface IdempotencyKeysTable {
  user_id: number;
  key: string;
  body_hash: Buffer;
  booking_id: number | null;
  created_at: Stamp;
}

export interface MailOutboxTable {
  id: Id;
  key: string;
  kind: string;
  to_user_id: number | null;
  to_address: string | null;
  booking_id: number | null;
  detail: Json;
  attempts: Generated<number>;
  last_error: string | null;
  claimed_until: Instant | null;
  sent_at: Instant | null;
  dropped_at: Instant | null;
  /** Set when the retries are used up (0013-trust.sql). */
  failed_at: Instant | null;
  created_at: Stamp;
}

export interface LoyaltySchemeTable {
  only_row: Generated<boolean>;
  /** Percent; 0 means that there is no such discount. */
  first_booking_discount: Generated<number>;
  rebook_discount: Generated<number>;
  time_discount: Generated<number>;
  time_discount_from: Instant | null;
  time_discount_to: Instant | null;
}

export interface CustomerDiscountsTable {
  customer_id: number;
  discount: number;
}

export interface ReviewsTable {
  id: Id;
  practitioner_id: number;
  booking_id: number | null;
  reviewer_name: string;
  friendliness: number;
  communication: number;
  satisfaction: number;
  timekeeping: number;
  text: string;
  hidden_reason: string | null;
  created_at: Stamp;
  /** This and the following columns: 0013-trust.sql. */
  invitation_id: number | null;
  impersonator_id: number | null;
  hidden_at: Instant | null;
  reported_reason: string | null;
  reported_at: Instant | null;
  report_settled_at: Instant | null;
}

export interface AuditLogTable {
  id: Id;
  actor_id: number | null;
  impersonator_id: number | null;
  action: string;
  subject: string;
  detail: Json;
  at: Stamp;
}
