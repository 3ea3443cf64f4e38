import type * as abuse from './tables/abuse.ts';
import type * as access from './tables/account-access.ts';
import type * as admin from './tables/admin.ts';
import type * as life from './tables/booking-life.ts';
import type * as bookings from './tables/bookings.ts';
import type * as calendar from './tables/calendar.ts';
import type * as payouts from './tables/payouts.ts';
import type * as people from './tables/people.ts';
import type * as places from './tables/places.ts';
import type * as settings from './tables/practitioner-settings.ts';
import type * as releases from './tables/releases.ts';
import type * as search from './tables/search.ts';
import type * as support from './tables/support.ts';

/** Every table by its name, for Kysely. The migrations are the source; these types mirror them. */
export interface Database {
  settings: people.SettingsTable;
  users: people.UsersTable;
  user_roles: people.UserRolesTable;
  sessions: people.SessionsTable;
  attempts: people.AttemptsTable;
  account_tokens: access.AccountTokensTable;
  devices: access.DevicesTable;
  second_factors: access.SecondFactorsTable;
  recovery_codes: access.RecoveryCodesTable;
  services: people.ServicesTable;
  sub_services: people.SubServicesTable;
  practitioners: people.PractitionersTable;
  mobile_bases: people.MobileBasesTable;
  salons: people.SalonsTable;
  offers: people.OffersTable;
  work_hours: people.WorkHoursTable;
  work_breaks: people.WorkBreaksTable;
  time_off: people.TimeOffTable;
  work_images: people.WorkImagesTable;
  bank_details: settings.BankDetailsTable;
  review_invitations: settings.ReviewInvitationsTable;
  calendar_addresses: calendar.CalendarAddressesTable;
  calendar_feeds: calendar.CalendarFeedsTable;
  exact_postcodes: places.ExactPostcodesTable;

  bookings: bookings.BookingsTable;
  booking_items: bookings.BookingItemsTable;
  booking_events: bookings.BookingEventsTable;
  payments: bookings.PaymentsTable;
  booking_disputes: life.BookingDisputesTable;
  penalties: life.PenaltiesTable;
  gifts: life.GiftsTable;
  refunds: bookings.RefundsTable;
  provider_ops: bookings.ProviderOpsTable;
  provider_events: bookings.ProviderEventsTable;
  ledger_tx: bookings.LedgerTxTable;
  ledger_entries: bookings.LedgerEntriesTable;
  idempotency_keys: bookings.IdempotencyKeysTable;
  mail_outbox: bookings.MailOutboxTable;
  loyalty_scheme: bookings.LoyaltySchemeTable;
  customer_discounts: bookings.CustomerDiscountsTable;
  reviews: bookings.ReviewsTable;
  audit_log: bookings.AuditLogTable;

  action_origins: abuse.ActionOriginsTable;
  hold_origins: abuse.HoldOriginsTable;
  limit_lifts: abuse.LimitLiftsTable;
  refused_actions: abuse.RefusedActionsTable;
  release_counts: releases.ReleaseCountsTable;
  release_reporters: releases.ReleaseReportersTable;
  release_wishes: releases.ReleaseWishesTable;
  account_rights: releases.AccountRightsTable;

  contact_messages: support.ContactMessagesTable;
  search_log: admin.SearchLogTable;
  payout_accounts: payouts.PayoutAccountsTable;
  payouts: payouts.PayoutsTable;
  payout_reversals: payouts.PayoutReversalsTable;
  chargebacks: payouts.ChargebacksTable;
  book_differences: payouts.BookDifferencesTable;

  live_practitioners: search.LivePractitionersTable;
  practitioner_ratings: search.PractitionerRatingsTable;
}
