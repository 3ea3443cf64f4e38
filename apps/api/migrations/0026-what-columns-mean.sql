-- What columns and tables mean, where their names do not say it. The generated types of the API print it
-- (test/tables.test.ts).

comment on table hold_origins is
  'The subnet that a hold came from, and whether its customer moved it; purged after a day.';
comment on table refused_actions is
  'What a limit against abuse refused.';
comment on column refused_actions.user_id is
  'Null for somebody who was not logged in.';
comment on column second_factors.sealed is
  'The secret of the app, encrypted.';
comment on column second_factors.confirmed_at is
  'Null while it is being set up.';
comment on column second_factors.last_step is
  'The time step of the last code that was accepted.';
comment on table booking_disputes is
  'Both sides'' statements about one appointment (D26); open while `settled_at` is null.';
comment on column booking_disputes.minutes_late is
  'Null when the practitioner never came.';
comment on column booking_disputes.settled_by is
  'Null when it was settled by the rule.';
comment on table penalties is
  'What a practitioner''s cancellation costs them (D31), unless `waived_at` is set.';
comment on column penalties.withheld is
  'In pence: withheld from payouts so far.';
comment on table gifts is
  'One for every three bookings (D27).';
comment on column bookings.status is
  '`held` and `expired` are internal names (D16).';
comment on column bookings.during is
  'The blocked time: with travel time before and after (D10).';
comment on column bookings.calendar_sequence is
  'Incremented by every move, as iCalendar requires.';
comment on column bookings.moved_from is
  'The start before the last move.';
comment on column bookings.awaits_customer is
  'Moved at short notice, and the customer has not answered yet (D25).';
comment on column ledger_entries.amount is
  'In pence, signed.';
comment on column mail_outbox.failed_at is
  'Set when the retries are used up.';
comment on column loyalty_scheme.first_booking_discount is
  'Percent; 0 means that there is no such discount.';
comment on table payout_accounts is
  'A practitioner''s account at the provider, which payouts go to.';
comment on column payout_accounts.details_version is
  'The version of the bank details that the provider has.';
comment on table payouts is
  'One for every paid booking.';
comment on column payouts.operation_key is
  'The key of the transfer that is in progress or was made.';
comment on table payout_reversals is
  'Money taken back from a payout.';
comment on table chargebacks is
  'A customer''s bank reversed a payment.';
comment on table book_differences is
  'Where the provider''s records and our ledger differ.';
comment on column settings.cancellation_fee is
  'In pence: what cancelling costs a practitioner (D31).';
comment on column settings.payment_grace_minutes is
  'Time for a started payment to succeed after the end of its hold (D16).';
comment on column settings.customer_open_holds is
  'Limits of unpaid holds (ADR 0034).';
comment on column settings.admin_second_factor is
  'Whether admins need a second factor (D82): 1 is on, 0 is off.';
comment on column settings.report_percent is
  'Percent of all visits that report what they meet of releases.';
comment on column settings.version is
  'Counts the changes, so that of two at once the second is refused.';
comment on column users.email_confirmed_at is
  'When the owner first opened a link that was mailed to them; null until then.';
comment on column users.first_login_at is
  'When they first logged in; null until then.';
comment on column sessions.behind is
  'The admin''s own session, during an impersonation.';
comment on column sessions.authenticated_at is
  'When the password was last given (D71).';
comment on column sessions.device is
  'Browser and system of the login; empty when they are not known.';
comment on column sessions.second_factor is
  'Whether a code of the second factor was given in it (D82).';
comment on column sub_services.default_duration is
  'In minutes.';
comment on column mobile_bases.call_out_charge is
  'In pence.';
comment on column offers.price is
  'In pence.';
comment on column offers.duration is
  'In minutes.';
comment on column work_hours.salon_id is
  'Null means mobile.';
comment on column work_hours.weekday is
  '0 for Sunday to 6 for Saturday.';
comment on column work_hours.from_minute is
  'Minutes since midnight, London wall time.';
comment on column time_off.feed_id is
  'The external calendar it was imported from; null when entered by hand.';
comment on column time_off.penalty_id is
  'The penalty that blocks this time; null for everything else.';
comment on column exact_postcodes.postcode is
  'Without the space.';
comment on column bank_details.payable_from is
  'Payouts to details that replaced others wait until then (D71).';
comment on table live_practitioners is
  'One row for each practitioner who can be found (D30).';
comment on column live_practitioners.card is
  'What a result shows of them: `PractitionerCard` of the search.';
comment on table practitioner_ratings is
  'The averages of the reviews that are not hidden.';
comment on column practitioners.approved is
  'Null until an admin has decided.';
comment on column users.erased_at is
  'When the account was deleted, and its personal data with it.';
comment on table action_origins is
  'The subnet that somebody registered, logged in or reviewed from; purged after 30 days.';
comment on column action_origins.user_id is
  'Null for an invited client, who has no account.';
comment on column action_origins.about_id is
  'Whom a review is about.';
comment on table limit_lifts is
  'Accounts that meet no limit of holds until the given time.';
