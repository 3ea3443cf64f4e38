// Generated from the migrated schema; WRITE_DOCS=1 npx jest -c apps/api/jest.config.mjs tables.test
// writes it. Comments are those of the database (`comment on column`).
import type { Category } from '@freely/domain/service-types';
import type { Generated } from 'kysely';
import type * as column from './column-types.ts';

/** Every table by its name. */
export interface Database {
  account_rights: AccountRights;
  account_tokens: AccountTokens;
  action_origins: ActionOrigins;
  attempts: Attempts;
  audit_log: AuditLog;
  backfills: Backfills;
  bank_details: BankDetails;
  book_differences: BookDifferences;
  booking_counts: BookingCounts;
  booking_disputes: BookingDisputes;
  booking_events: BookingEvents;
  booking_items: BookingItems;
  bookings: Bookings;
  busy_days: BusyDays;
  calendar_addresses: CalendarAddresses;
  calendar_feeds: CalendarFeeds;
  call_quotas: CallQuotas;
  chargebacks: Chargebacks;
  contact_messages: ContactMessages;
  customer_discounts: CustomerDiscounts;
  data_key_check: DataKeyCheck;
  devices: Devices;
  exact_postcodes: ExactPostcodes;
  freed_slots: FreedSlots;
  gifts: Gifts;
  hold_origins: HoldOrigins;
  idempotency_keys: IdempotencyKeys;
  kept_bookings: KeptBookings;
  late_cancellations: LateCancellations;
  ledger_entries: LedgerEntries;
  ledger_tx: LedgerTx;
  limit_lifts: LimitLifts;
  live_hours: LiveHours;
  live_offers: LiveOffers;
  live_practitioners: LivePractitioners;
  loyalty_scheme: LoyaltyScheme;
  mail_outbox: MailOutbox;
  measured_roads: MeasuredRoads;
  mobile_bases: MobileBases;
  offers: Offers;
  paper_kinds: PaperKinds;
  papers: Papers;
  part_trials: PartTrials;
  patch_test_rules: PatchTestRules;
  patch_tests: PatchTests;
  payments: Payments;
  payout_accounts: PayoutAccounts;
  payout_reversals: PayoutReversals;
  payouts: Payouts;
  penalties: Penalties;
  practitioner_ratings: PractitionerRatings;
  practitioners: Practitioners;
  processes: Processes;
  provider_events: ProviderEvents;
  provider_ops: ProviderOps;
  questionnaire_treatments: QuestionnaireTreatments;
  questionnaire_versions: QuestionnaireVersions;
  questionnaires: Questionnaires;
  recovery_codes: RecoveryCodes;
  refunds: Refunds;
  refused_actions: RefusedActions;
  release_counts: ReleaseCounts;
  release_reporters: ReleaseReporters;
  release_wishes: ReleaseWishes;
  resales: Resales;
  review_invitations: ReviewInvitations;
  reviews: Reviews;
  road_requests: RoadRequests;
  salons: Salons;
  schema_migrations: SchemaMigrations;
  search_log: SearchLog;
  second_factors: SecondFactors;
  services: Services;
  sessions: Sessions;
  settings: Settings;
  signed_questionnaires: SignedQuestionnaires;
  sub_services: SubServices;
  tax_details: TaxDetails;
  tax_report_sellers: TaxReportSellers;
  tax_reports: TaxReports;
  time_off: TimeOff;
  travel_settings: TravelSettings;
  user_roles: UserRoles;
  users: Users;
  waiting_entries: WaitingEntries;
  waiting_offers: WaitingOffers;
  work_breaks: WorkBreaks;
  work_hours: WorkHours;
  work_images: WorkImages;
}

interface AccountRights {
  user_id: number;
  name: 'release' | 'tax';
  granted_at: column.Stamp;
}

interface AccountTokens {
  token_hash: Buffer;
  kind: 'password_reset' | 'confirm_email' | 'undo_email';
  user_id: number;
  email: string;
  created_at: column.Stamp;
  expires_at: column.Instant;
  used_at: column.Instant | null;
}

/** The subnet that somebody registered, logged in or reviewed from; purged after 30 days. */
interface ActionOrigins {
  id: column.Id;
  /** Null for an invited client, who has no account. */
  user_id: number | null;
  action: 'registration' | 'login' | 'review';
  /** Whom a review is about. */
  about_id: number | null;
  network: string;
  at: column.Stamp;
}

interface Attempts {
  id: column.Id;
  kind: 'login' | 'registration' | 'password_reset' | 'email_change' | 'old_password' | 'contact' | 'second_factor';
  account: string;
  address: string;
  at: column.Stamp;
}

interface AuditLog {
  id: column.Id;
  actor_id: number | null;
  action: string;
  subject: string;
  detail: column.Json;
  at: column.Stamp;
  impersonator_id: number | null;
}

interface Backfills {
  name: string;
  total: number;
  done: Generated<number>;
  started_at: column.Stamp;
  finished_at: column.Instant | null;
}

interface BankDetails {
  practitioner_id: number;
  sealed: Buffer;
  account_ending: string;
  updated_at: column.Stamp;
  /** Payouts to details that replaced others wait until then (D71). */
  payable_from: column.Instant | null;
}

/** Where the provider's records and our ledger differ. */
interface BookDifferences {
  object_id: string;
  kind: string;
  theirs: number;
  ours: number;
  found_at: column.Stamp;
  gone_at: column.Instant | null;
  closed_at: column.Instant | null;
  /** the admin; kept when the account is erased */
  closed_by: number | null;
  /** refunded: the charge went back to the card by our own call; explained: the reason says why it is right */
  closed_as: string | null;
  closed_reason: string | null;
}

interface BookingCounts {
  day: column.Day;
  status: string;
  is_paid: boolean;
  location_type: string;
  amount: number;
}

/** Both sides' statements about one appointment (D26); open while `settled_at` is null. */
interface BookingDisputes {
  id: column.Id;
  booking_id: number;
  reported_at: column.Instant | null;
  /** Null when the practitioner never came. */
  minutes_late: number | null;
  customer_words: Generated<string>;
  contested_at: column.Instant | null;
  practitioner_words: Generated<string>;
  answer_until: column.Instant | null;
  opened_at: column.Stamp;
  settled_at: column.Instant | null;
  /** Null when it was settled by the rule. */
  settled_by: number | null;
  outcome: 'for_customer' | 'for_practitioner' | null;
  reason: Generated<string>;
  /** The customer reported that they were there, against a no-show; `minutes_late` is null then. */
  attended: Generated<boolean>;
}

interface BookingEvents {
  id: column.Id;
  booking_id: number;
  kind: string;
  actor_id: number | null;
  impersonator_id: number | null;
  detail: column.Json;
  at: column.Stamp;
}

interface BookingItems {
  booking_id: number;
  sub_service_id: number;
  name: string;
  service_name: string;
  quantity: number;
  unit_price: number;
  unit_duration: number;
}

interface Bookings {
  id: column.Id;
  practitioner_id: number;
  customer_id: number;
  /** `held` and `expired` are internal names (D16). */
  status: Generated<'held' | 'expired' | 'confirmed' | 'completed' | 'cancelled_by_customer' | 'cancelled_by_practitioner' | 'no_show_customer' | 'no_show_practitioner'>;
  starts_at: column.Instant;
  ends_at: column.Instant;
  /** The blocked time: with travel time before and after (D10). */
  during: column.Range;
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
  discount_mark: 'first_booking' | 'rebook' | 'time' | 'admin' | null;
  total_amount: number;
  fee_percent: number;
  paid_at: column.Instant | null;
  hold_until: column.Instant;
  created_at: column.Stamp;
  updated_at: column.Stamp;
  /** Incremented by every move, as iCalendar requires. */
  calendar_sequence: Generated<number>;
  moved_at: column.Instant | null;
  /** The start before the last move. */
  moved_from: column.Instant | null;
  /** Moved in a way that needs the customer's word, which has not come yet (D25, D104). */
  awaits_customer: Generated<boolean>;
  /** Held for somebody on a waiting list, who did not take it themselves. */
  was_offered: Generated<boolean>;
  is_patch_test: Generated<boolean>;
  road_before: Generated<number>;
  road_from: string | null;
  road_after: Generated<number>;
  road_to: string | null;
  /** Until when the customer can cancel free of charge after the practitioner moved the booking, where that is later than usual. */
  free_after_move: column.Instant | null;
}

interface BusyDays {
  practitioner_id: column.ReadOnly<number>;
  day: column.ReadOnly<column.Day>;
  away: column.ReadOnly<string>;
  booked: column.ReadOnly<string>;
  held_until: column.ReadOnly<Date | null>;
  visits: column.ReadOnly<number[] | null>;
}

interface CalendarAddresses {
  practitioner_id: number;
  token_hash: Buffer;
  sealed_token: Buffer;
  created_at: column.Stamp;
}

interface CalendarFeeds {
  id: column.Id;
  practitioner_id: number;
  name: Generated<string>;
  host: string;
  url_hash: Buffer;
  sealed_url: Buffer;
  created_at: column.Stamp;
  next_read_at: column.Stamp;
  read_at: column.Instant | null;
  problem: string | null;
  failures: Generated<number>;
}

interface CallQuotas {
  client_hash: Buffer;
  started_at: column.Instant;
  taken: number;
}

/** A customer's bank reversed a payment. */
interface Chargebacks {
  id: string;
  booking_id: number;
  amount: number;
  status: Generated<'open' | 'won' | 'lost'>;
  opened_at: column.Stamp;
  closed_at: column.Instant | null;
}

interface ContactMessages {
  id: column.Id;
  name: string;
  email: string;
  subject: string;
  message: string;
  created_at: column.Stamp;
}

interface CustomerDiscounts {
  customer_id: number;
  discount: number;
}

interface DataKeyCheck {
  only_row: Generated<boolean>;
  sealed: Buffer;
}

interface Devices {
  token_hash: Buffer;
  user_id: number;
  created_at: column.Stamp;
  seen_at: column.Stamp;
  expires_at: column.Instant;
}

interface ExactPostcodes {
  /** Without the space. */
  postcode: string;
  lat: number;
  lon: number;
}

/** A time that became free while somebody waited. Open until everybody whom it fits was asked. */
interface FreedSlots {
  id: column.Id;
  practitioner_id: number;
  during: column.Range;
  reason: 'cancelled' | 'moved' | 'released' | 'hours' | 'time_off';
  freed_at: column.Stamp;
  closed_at: column.Instant | null;
  origin_id: number | null;
}

/** One for every three bookings (D27). */
interface Gifts {
  id: column.Id;
  customer_id: number;
  number: number;
  booking_id: number;
  earned_at: column.Stamp;
  given_at: column.Instant | null;
  given_by: number | null;
  withdrawn_at: column.Instant | null;
}

/** The subnet that a hold came from, and whether its customer moved it; purged after a day. */
interface HoldOrigins {
  booking_id: number;
  network: string;
  was_moved: Generated<boolean>;
  at: column.Stamp;
}

interface IdempotencyKeys {
  user_id: number;
  key: string;
  body_hash: Buffer;
  booking_id: number | null;
  created_at: column.Stamp;
}

interface KeptBookings {
  booking_id: number;
  kept_by: number;
  at: column.Stamp;
}

/** Cancelled by the customer without a refund. Returned when the time is sold again. */
interface LateCancellations {
  booking_id: number;
  cancelled_at: column.Stamp;
}

interface LedgerEntries {
  id: column.Id;
  tx_id: number;
  account: string;
  /** In pence, signed. */
  amount: number;
}

interface LedgerTx {
  id: column.Id;
  kind: string;
  booking_id: number | null;
  operation_key: string;
  at: column.Stamp;
}

/** Accounts that meet no limit of holds until the given time. */
interface LimitLifts {
  user_id: number;
  until: column.Instant;
}

interface LiveHours {
  practitioner_id: column.ReadOnly<number>;
  weekday: column.ReadOnly<number>;
  place: column.ReadOnly<number>;
  open: column.ReadOnly<string>;
}

interface LiveOffers {
  practitioner_id: column.ReadOnly<number>;
  place: column.ReadOnly<number>;
  mobile: column.ReadOnly<boolean>;
  wanted: column.ReadOnly<number>;
  lat_cell: column.ReadOnly<number>;
  lon_cell: column.ReadOnly<number>;
  travel_miles: column.ReadOnly<number>;
  price: column.ReadOnly<number>;
  pays: column.ReadOnly<number>;
  duration: column.ReadOnly<number>;
  working_since: column.ReadOnly<column.Day | null>;
  joined_at: column.ReadOnly<Date>;
  review_rank: column.ReadOnly<number>;
  weekdays: column.ReadOnly<number>;
}

/** One row for each practitioner who can be found (D30). */
interface LivePractitioners {
  practitioner_id: column.ReadOnly<number>;
  mobile: column.ReadOnly<boolean>;
  salon: column.ReadOnly<boolean>;
  lat_cell: column.ReadOnly<number>;
  lon_cell: column.ReadOnly<number>;
  /** What a result shows of them: `PractitionerCard` of the search. */
  card: column.ReadOnly<unknown>;
  reviews_amount: column.ReadOnly<number>;
  overall: column.ReadOnly<number | null>;
}

interface LoyaltyScheme {
  only_row: Generated<boolean>;
  /** Percent; 0 means that there is no such discount. */
  first_booking_discount: Generated<number>;
  rebook_discount: Generated<number>;
  time_discount: Generated<number>;
  time_discount_from: column.Instant | null;
  time_discount_to: column.Instant | null;
}

interface MailOutbox {
  id: column.Id;
  key: string;
  kind: string;
  to_user_id: number | null;
  to_address: string | null;
  booking_id: number | null;
  detail: column.Json;
  attempts: Generated<number>;
  last_error: string | null;
  claimed_until: column.Instant | null;
  sent_at: column.Instant | null;
  dropped_at: column.Instant | null;
  created_at: column.Stamp;
  /** Set when the retries are used up. */
  failed_at: column.Instant | null;
}

interface MeasuredRoads {
  way: 'foot' | 'bicycle' | 'transit' | 'car';
  from_lat: number;
  from_lon: number;
  to_lat: number;
  to_lon: number;
  traffic: number;
  minutes: number | null;
  measured_at: column.Stamp;
}

interface MobileBases {
  practitioner_id: number;
  enabled: Generated<boolean>;
  travel_miles: number;
  /** In pence. */
  call_out_charge: Generated<number>;
  address: string;
  city: string;
  postcode: string;
  lat: number;
  lon: number;
}

interface Offers {
  practitioner_id: number;
  sub_service_id: number;
  /** In pence. */
  price: number;
  /** In minutes. */
  duration: number;
}

interface PaperKinds {
  kind: 'insurance' | 'qualification' | 'identity' | 'right_to_work' | 'dbs';
  /** without one that is approved and in date, there is no red tick */
  for_tick: Generated<boolean>;
  /** without one that is approved and in date, nobody can book */
  for_work: Generated<boolean>;
}

interface Papers {
  id: column.Id;
  practitioner_id: number;
  kind: 'insurance' | 'qualification' | 'identity' | 'right_to_work' | 'dbs';
  valid_from: column.Day;
  /** London day, the last one; null for a paper that does not end */
  valid_to: column.Day | null;
  /** number, issuer, and the key of the file, sealed with DATA_KEY */
  sealed: Buffer;
  /** in the file store, encrypted with the key in sealed */
  file_name: string;
  file_type: 'pdf' | 'picture';
  state: Generated<'waiting' | 'approved' | 'refused'>;
  /** why it was refused, for the practitioner */
  reason: Generated<string>;
  /** the admin who approved first, where two must */
  first_approved_by: number | null;
  decided_by: number | null;
  decided_at: column.Instant | null;
  reminded_days: number | null;
  created_at: column.Stamp;
}

interface PartTrials {
  part: 'mail' | 'provider' | 'webhooks' | 'files';
  tried_at: column.Stamp;
  problem: string | null;
}

interface PatchTestRules {
  sub_service_id: number;
  hours_before: number;
  months_valid: number;
  price: Generated<number>;
  duration: Generated<number>;
}

interface PatchTests {
  visit_id: number;
  booking_id: number;
  practitioner_id: number;
  customer_id: number;
  price: number;
  result: 'clear' | 'reaction' | null;
  sealed_note: Buffer | null;
  recorded_at: column.Instant | null;
  /** When a reaction was recorded first; it stays when the result is corrected. */
  reacted_at: column.Instant | null;
}

interface Payments {
  id: column.Id;
  booking_id: number;
  intent_id: string | null;
  client_secret: string | null;
  status: Generated<'new' | 'requires_payment' | 'succeeded' | 'cancelled'>;
  amount: number;
  captured: Generated<number>;
  refunded: Generated<number>;
  created_at: column.Stamp;
  updated_at: column.Stamp;
}

/** A practitioner's account at the provider, which payouts go to. */
interface PayoutAccounts {
  practitioner_id: number;
  account_id: string | null;
  status: Generated<'wanted' | 'checking' | 'ready' | 'refused'>;
  /** The version of the bank details that the provider has. */
  details_version: string | null;
  problem: string | null;
  created_at: column.Stamp;
  updated_at: column.Stamp;
  /** Of a practitioner who has left: until then, nothing is paid. Before that, it is in bank_details. */
  payable_from: column.Instant | null;
}

/** Money taken back from a payout. */
interface PayoutReversals {
  id: column.Id;
  payout_id: number;
  operation_key: string;
  reversal_id: string | null;
  status: Generated<'wanted' | 'succeeded' | 'failed'>;
  amount: number;
  created_at: column.Stamp;
}

/** One for every paid booking. */
interface Payouts {
  id: column.Id;
  booking_id: number;
  practitioner_id: number;
  status: Generated<'waiting' | 'intended' | 'paid' | 'nothing'>;
  look_at: column.Instant;
  /** The key of the transfer that is in progress or was made. */
  operation_key: string | null;
  refusals: Generated<number>;
  problem: string | null;
  transfer_id: string | null;
  amount: Generated<number>;
  reversed: Generated<number>;
  decided_at: column.Instant | null;
  paid_at: column.Instant | null;
  created_at: column.Stamp;
}

/** What a practitioner's cancellation costs them (D31), unless `waived_at` is set. */
interface Penalties {
  id: column.Id;
  practitioner_id: number;
  booking_id: number;
  fee: Generated<number>;
  /** In pence: withheld from payouts so far. */
  withheld: Generated<number>;
  created_at: column.Stamp;
  waived_at: column.Instant | null;
  waived_by: number | null;
  waive_reason: Generated<string>;
}

/** The averages of the reviews that are not hidden. */
interface PractitionerRatings {
  practitioner_id: column.ReadOnly<number>;
  reviews_amount: column.ReadOnly<number>;
  friendliness: column.ReadOnly<number>;
  communication: column.ReadOnly<number>;
  satisfaction: column.ReadOnly<number>;
  timekeeping: column.ReadOnly<number>;
  overall: column.ReadOnly<number>;
}

interface Practitioners {
  user_id: number;
  onboarding_step: Generated<number>;
  /** Null until an admin has decided. */
  approved: boolean | null;
  approved_at: column.Instant | null;
  verified: Generated<boolean>;
  insurance: Generated<boolean>;
  medical_disclaimer: Generated<boolean>;
  how_you_find: string | null;
  appointment_scheduling: string | null;
  bio: Generated<string>;
  qualifications: Generated<string[]>;
  start_working_date: column.Day | null;
  joined_at: column.Stamp;
  /** London days on which every paper that the tick needs is approved and in date */
  tick_dates: Generated<string>;
  /** London days on which every paper that the work needs is approved and in date */
  work_dates: Generated<string>;
  /** whether tick_dates had the day when the search tables were last refreshed */
  ticks_today: Generated<boolean>;
  /** whether work_dates had the day when the search tables were last refreshed */
  works_today: Generated<boolean>;
  /** What the admin wrote to the practitioner with the last rejection; empty after an approval. */
  rejection_reason: Generated<string>;
}

/** One that was stopped has no row, one that died has an old one. */
interface Processes {
  name: string;
  role: 'api' | 'worker' | 'both';
  seen_at: column.Stamp;
  ended: Generated<boolean>;
  disk_problem: string | null;
  key_problem: string | null;
}

interface ProviderEvents {
  id: string;
  kind: string;
  object_id: string;
  received_at: column.Stamp;
  handled_at: column.Instant | null;
  /** We found it in the provider's list: no webhook has brought it so far. */
  fetched: Generated<boolean>;
}

interface ProviderOps {
  key: string;
  kind: string;
  booking_id: number | null;
  request: column.RequiredJson;
  status: Generated<'intended' | 'succeeded' | 'failed' | 'unknown'>;
  provider_id: string | null;
  answer: column.NullableJson;
  attempts: Generated<number>;
  leased_until: column.Instant | null;
  created_at: column.Stamp;
  updated_at: column.Stamp;
}

interface QuestionnaireTreatments {
  questionnaire_id: number;
  sub_service_id: number;
}

interface QuestionnaireVersions {
  questionnaire_id: number;
  version: number;
  title: string;
  introduction: Generated<string>;
  /** as the domain describes them, each with its id */
  questions: column.RequiredJson;
  published_at: column.Stamp;
}

interface Questionnaires {
  id: column.Id;
  /** null for one of the market, which admins write */
  practitioner_id: number | null;
  /** the one that is asked now */
  version: number;
  /** from then on nobody is asked; what was signed stays */
  withdrawn_at: column.Instant | null;
  created_at: column.Stamp;
}

interface RecoveryCodes {
  user_id: number;
  code_hash: Buffer;
}

interface Refunds {
  id: column.Id;
  payment_id: number;
  operation_key: string;
  refund_id: string | null;
  status: Generated<'wanted' | 'succeeded' | 'failed'>;
  amount: number;
  reason: string;
  created_at: column.Stamp;
  /** How often it was tried, with the refunds that it replaces. */
  attempt: Generated<number>;
  /** When a refund that failed is made again; null where it is not, or where that is for an admin. */
  retry_at: column.Instant | null;
  /** When another refund, or money paid elsewhere, took the place of this one, which failed. */
  replaced_at: column.Instant | null;
}

/** What a limit against abuse refused. */
interface RefusedActions {
  id: column.Id;
  /** Null for somebody who was not logged in. */
  user_id: number | null;
  network: string;
  action: string;
  reason: string;
  at: column.Stamp;
}

interface ReleaseCounts {
  unit: string;
  version: string;
  minute: column.Instant;
  kind: 'page' | 'load-failed' | 'broke' | 'error' | 'rejection' | 'chunk-failed' | 'visit' | 'struck' | 'lcp' | 'cls' | 'inp';
  bucket: Generated<number>;
  count: number;
}

interface ReleaseReporters {
  unit: string;
  version: string;
  network: Buffer;
  browser: Buffer;
  seen_minute: column.Instant;
  struck_minute: column.Instant | null;
}

interface ReleaseWishes {
  id: column.Id;
  user_id: number | null;
  unit: string;
  verb: 'canary' | 'promote' | 'abort' | 'rollback' | 'kill' | 'revive';
  detail: column.Json;
  reason: string;
  status: Generated<'queued' | 'done' | 'refused'>;
  answer: string | null;
  created_at: column.Stamp;
  settled_at: column.Instant | null;
}

interface Resales {
  id: column.Id;
  cancelled_id: number;
  sold_id: number;
  /** Pence of the new sale's price, before discounts, that count for this one. */
  price: number;
  /** Pence that are returned to the customer who cancelled. */
  amount: number;
  at: column.Stamp;
}

interface ReviewInvitations {
  id: column.Id;
  practitioner_id: number;
  email: string;
  token_hash: Buffer;
  sealed_token: Buffer;
  created_at: column.Stamp;
  expires_at: column.Instant;
  used_at: column.Instant | null;
}

interface Reviews {
  id: column.Id;
  practitioner_id: number;
  booking_id: number | null;
  reviewer_name: string;
  friendliness: number;
  communication: number;
  satisfaction: number;
  timekeeping: number;
  text: string;
  hidden_reason: string | null;
  created_at: column.Stamp;
  invitation_id: number | null;
  impersonator_id: number | null;
  hidden_at: column.Instant | null;
  reported_reason: string | null;
  reported_at: column.Instant | null;
  report_settled_at: column.Instant | null;
}

interface RoadRequests {
  day: column.Day;
  roads: number;
}

interface Salons {
  id: column.Id;
  practitioner_id: number;
  enabled: Generated<boolean>;
  name: Generated<string>;
  address: string;
  city: string;
  postcode: string;
  lat: number;
  lon: number;
}

interface SchemaMigrations {
  name: string;
  hash: string;
  applied_at: column.Stamp;
}

interface SearchLog {
  id: column.Id;
  day: column.Day;
  wanted_day: column.Day | null;
  service_type: 'beautician' | 'hairdresser' | 'massage_therapist' | null;
  service_id: number | null;
  sub_service_id: number | null;
  location_type: 'mobile' | 'salon' | 'idm';
  lat_cell: number;
  lon_cell: number;
  area: string;
  town: string;
  found: number;
  found_more: Generated<boolean>;
}

interface SecondFactors {
  user_id: number;
  /** The secret of the app, encrypted. */
  sealed: Buffer;
  /** Null while it is being set up. */
  confirmed_at: column.Instant | null;
  /** The time step of the last code that was accepted. */
  last_step: Generated<number>;
  created_at: column.Stamp;
}

interface Services {
  id: column.Id;
  slug: Category;
  name: string;
  created_at: column.Stamp;
  updated_at: column.Stamp;
}

interface Sessions {
  token_hash: Buffer;
  user_id: number;
  impersonator_id: number | null;
  created_at: column.Stamp;
  seen_at: column.Stamp;
  expires_at: column.Instant;
  ends_at: column.Instant;
  device_hash: Buffer | null;
  /** The admin's own session, during an impersonation. */
  behind: Buffer | null;
  /** When the password was last given (D71). */
  authenticated_at: column.Stamp;
  /** Browser and system of the login; empty when they are not known. */
  device: Generated<string>;
  /** Whether a code of the second factor was given in it (D82). */
  second_factor: Generated<boolean>;
  /** where the log of changes was after the last change of this session; a replica it reads is as far */
  written_position: number | null;
}

interface Settings {
  only_row: Generated<boolean>;
  hold_minutes: Generated<number>;
  minimum_notice_minutes: Generated<number>;
  travel_buffer_minutes: Generated<number>;
  horizon_months: Generated<number>;
  fee_percent: Generated<number>;
  /** In pence: what cancelling costs a practitioner (D31). */
  cancellation_fee: Generated<number>;
  /** Counts the changes, so that of two at once the second is refused. */
  version: Generated<number>;
  /** Time for a started payment to succeed after the end of its hold (D16). */
  payment_grace_minutes: Generated<number>;
  /** Limits of unpaid holds (ADR 0034). */
  customer_open_holds: Generated<number>;
  network_open_holds: Generated<number>;
  practitioner_day_open_holds: Generated<number>;
  free_lapsed_holds: Generated<number>;
  /** Percent of all visits that report what they meet of releases. */
  report_percent: Generated<number>;
  /** Whether admins need a second factor (D82): 1 is on, 0 is off. */
  admin_second_factor: Generated<number>;
  offer_minutes: Generated<number>;
  customer_waiting_entries: Generated<number>;
  brand_name: Generated<string>;
  support_email: Generated<string>;
  support_phone: Generated<string>;
  live_chat_url: Generated<string>;
  office_address: Generated<string>;
  social_links: Generated<string>;
  sender_email: Generated<string>;
  paper_approvals: Generated<number>;
  answers_months: Generated<number>;
  company_name: Generated<string>;
  company_tax_number: Generated<string>;
  tax_operator_id: Generated<string>;
}

interface SignedQuestionnaires {
  id: column.Id;
  booking_id: number;
  questionnaire_id: number;
  version: number;
  customer_id: number;
  practitioner_id: number;
  signed_at: column.Stamp;
  /** answers, the typed name, and what they rule out, sealed with DATA_KEY; null once they are erased */
  sealed: Buffer | null;
}

interface SubServices {
  id: column.Id;
  service_id: number;
  name: string;
  /** In minutes. */
  default_duration: number;
  position: Generated<number>;
}

interface TaxDetails {
  practitioner_id: number;
  /** with the first paid booking; null while there is nothing to report */
  requested_at: column.Instant | null;
  first_reminded_at: column.Instant | null;
  second_reminded_at: column.Instant | null;
  withholding_told_at: column.Instant | null;
  /** name, address, date of birth, tax number, and the account of who has left, sealed with DATA_KEY */
  sealed: Buffer | null;
  given_at: column.Instant | null;
  /** when the practitioner left: kept for reports until their retention ends */
  left_at: column.Instant | null;
}

interface TaxReportSellers {
  id: column.Id;
  report_id: number;
  practitioner_id: number;
  doc_ref: string;
  corrects: number | null;
  is_deletion: Generated<boolean>;
  /** what was left to the practitioner, after fees */
  consideration: number[];
  fees: number[];
  activities: number[];
  /** who it was and which account was paid, sealed with DATA_KEY */
  sealed: Buffer;
}

interface TaxReports {
  id: column.Id;
  year: number;
  kind: 'first' | 'addition' | 'correction';
  message_ref: string;
  /** who reports, as the market settings said */
  operator: column.RequiredJson;
  operator_ref: string;
  made_by: number | null;
  made_at: column.Stamp;
  filed_by: number | null;
  filed_at: column.Instant | null;
  /** made anew before it was filed: this one is never sent */
  replaced_at: column.Instant | null;
}

interface TimeOff {
  id: column.Id;
  practitioner_id: number;
  title: string;
  full_day: boolean;
  during: column.Range;
  created_at: column.Stamp;
  /** The external calendar it was imported from; null when entered by hand. */
  feed_id: number | null;
  /** The penalty that blocks this time; null for everything else. */
  penalty_id: number | null;
}

interface TravelSettings {
  practitioner_id: number;
  way: 'foot' | 'bicycle' | 'transit' | 'car';
  buffer_minutes: Generated<number>;
  from_base: Generated<boolean>;
  miles_by_day: Generated<(number | null)[]>;
  measured: Generated<boolean | null>;
}

interface UserRoles {
  user_id: number;
  role: 'admin' | 'practitioner' | 'customer';
}

interface Users {
  id: column.Id;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: Generated<string>;
  phone: Generated<string>;
  gender: 'm' | 'f' | null;
  birthday: column.Day | null;
  avatar_src: string | null;
  active: Generated<boolean>;
  /** When the account was deleted, and its personal data with it. */
  erased_at: column.Instant | null;
  created_at: column.Stamp;
  /** When the owner first opened a link that was mailed to them; null until then. */
  email_confirmed_at: column.Instant | null;
  /** When they first logged in; null until then. */
  first_login_at: column.Instant | null;
  active_before_suspension: boolean | null;
}

/** What a customer waits for: treatments, where, on which days and at which hours, until when. */
interface WaitingEntries {
  id: column.Id;
  customer_id: number;
  /** Null: anybody who is near enough. */
  practitioner_id: number | null;
  /** One entry for each unit of quantity, as in a booking. */
  services_ids: number[];
  location_type: 'mobile' | 'salon';
  /** How far a salon may be. Who comes to the customer decides how far they travel. */
  miles: number;
  address: string;
  city: string;
  postcode: string;
  /** Null for the salon of a practitioner who was named, wherever it is. */
  lat: number | null;
  lon: number | null;
  weekdays: number[];
  /** The visit starts between these minutes of the London day, both included. */
  from_minute: number;
  to_minute: number;
  /** The last London day of a visit. */
  until_day: column.Day;
  status: Generated<'waiting' | 'booked' | 'left'>;
  created_at: column.Stamp;
  ended_at: column.Instant | null;
  /** The salon that was chosen. Null: any salon of the practitioner, or of anybody near enough. */
  salon_id: number | null;
}

/** A hold that was made for somebody who waited, and what became of it. */
interface WaitingOffers {
  booking_id: number;
  entry_id: number;
  customer_id: number;
  practitioner_id: number;
  during: column.Range;
  status: Generated<'open' | 'taken' | 'refused' | 'missed'>;
  offered_at: column.Stamp;
  ended_at: column.Instant | null;
  /** Refused by nobody: the account of its practitioner was closed or suspended. */
  withdrawn: Generated<boolean>;
  freed_slot_id: number | null;
}

interface WorkBreaks {
  id: column.Id;
  work_hours_id: number;
  from_minute: number;
  to_minute: number;
}

interface WorkHours {
  id: column.Id;
  practitioner_id: number;
  /** Null means mobile. */
  salon_id: number | null;
  /** 0 for Sunday to 6 for Saturday. */
  weekday: number;
  /** Minutes since midnight, London wall time. */
  from_minute: number;
  to_minute: number;
}

interface WorkImages {
  id: column.Id;
  practitioner_id: number;
  src: string;
  position: Generated<number>;
}
