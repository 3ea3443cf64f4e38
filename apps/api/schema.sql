-- The schema after all migrations. Generated, never run: see test/schema.test.ts.

create table account_rights (
  user_id bigint not null,
  name text not null,
  granted_at timestamp with time zone not null default now(),
  constraint account_rights_pkey PRIMARY KEY (user_id, name),
  constraint account_rights_name_check CHECK ((name = ANY (ARRAY['release'::text, 'tax'::text]))) NOT VALID,
  constraint account_rights_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table account_tokens (
  token_hash bytea not null,
  kind text not null,
  user_id bigint not null,
  email citext not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint account_tokens_pkey PRIMARY KEY (token_hash),
  constraint account_tokens_kind_check CHECK ((kind = ANY (ARRAY['password_reset'::text, 'confirm_email'::text, 'undo_email'::text]))) NOT VALID,
  constraint account_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX account_tokens_of_user ON public.account_tokens USING btree (user_id);
CREATE TRIGGER stays_erased BEFORE INSERT ON public.account_tokens FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('user_id');

create table action_origins (
  id bigint not null generated as identity,
  user_id bigint,
  action text not null,
  about_id bigint,
  network text not null,
  at timestamp with time zone not null default now(),
  constraint action_origins_pkey PRIMARY KEY (id),
  constraint action_origins_about_id_fkey FOREIGN KEY (about_id) REFERENCES users(id),
  constraint action_origins_action_check CHECK ((action = ANY (ARRAY['registration'::text, 'login'::text, 'review'::text]))),
  constraint action_origins_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX action_origins_by_time ON public.action_origins USING btree (at);
CREATE INDEX action_origins_of_user ON public.action_origins USING btree (user_id, network);

create table attempts (
  id bigint not null generated as identity,
  kind text not null,
  account citext not null,
  address text not null,
  at timestamp with time zone not null default now(),
  constraint attempts_pkey PRIMARY KEY (id),
  constraint attempts_kind_check CHECK ((kind = ANY (ARRAY['login'::text, 'registration'::text, 'password_reset'::text, 'email_change'::text, 'old_password'::text, 'contact'::text, 'second_factor'::text]))) NOT VALID
);
CREATE INDEX attempts_by_time ON public.attempts USING btree (at);
CREATE INDEX attempts_of_account ON public.attempts USING btree (account, at);
CREATE INDEX attempts_of_address ON public.attempts USING btree (address, at);

create table audit_log (
  id bigint not null generated as identity,
  actor_id bigint,
  action text not null,
  subject text not null,
  detail jsonb not null default '{}'::jsonb,
  at timestamp with time zone not null default clock_timestamp(),
  impersonator_id bigint,
  constraint audit_log_pkey PRIMARY KEY (id),
  constraint audit_log_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id),
  constraint audit_log_impersonator_id_fkey FOREIGN KEY (impersonator_id) REFERENCES users(id)
);
CREATE INDEX audit_log_by_time ON public.audit_log USING btree (at, id);
CREATE INDEX audit_log_of_action ON public.audit_log USING btree (action, id);
CREATE INDEX audit_log_of_actor ON public.audit_log USING btree (actor_id, id);
CREATE INDEX audit_log_of_impersonator ON public.audit_log USING btree (impersonator_id, id) WHERE (impersonator_id IS NOT NULL);
CREATE INDEX audit_log_of_subject ON public.audit_log USING btree (subject, id);
CREATE TRIGGER audit_log_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table backfills (
  name text not null,
  total integer not null,
  done integer not null default 0,
  started_at timestamp with time zone not null default now(),
  finished_at timestamp with time zone,
  constraint backfills_pkey PRIMARY KEY (name),
  constraint backfills_done_check CHECK ((done >= 0)),
  constraint backfills_total_check CHECK ((total >= 0))
);

create table bank_details (
  practitioner_id bigint not null,
  sealed bytea not null,
  account_ending text not null,
  updated_at timestamp with time zone not null default now(),
  payable_from timestamp with time zone,
  constraint bank_details_pkey PRIMARY KEY (practitioner_id),
  constraint bank_details_account_ending_check CHECK ((account_ending ~ '^\d{4}$'::text)),
  constraint bank_details_practitioner_id_fkey FOREIGN KEY (practitioner_id) REFERENCES practitioners(user_id)
);
CREATE TRIGGER stays_erased BEFORE INSERT ON public.bank_details FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('practitioner_id');

create table book_differences (
  object_id text not null,
  kind text not null,
  theirs integer not null,
  ours integer not null,
  found_at timestamp with time zone not null default clock_timestamp(),
  gone_at timestamp with time zone,
  closed_at timestamp with time zone,
  closed_by bigint,
  closed_as text,
  closed_reason text,
  constraint book_differences_pkey PRIMARY KEY (object_id),
  constraint book_differences_closed CHECK ((((closed_at IS NULL) = (closed_as IS NULL)) AND ((closed_at IS NULL) = (closed_reason IS NULL)) AND (closed_as = ANY (ARRAY['refunded'::text, 'explained'::text])) AND (length(closed_reason) <= 1000))) NOT VALID
);

create table booking_counts (
  day date not null,
  status text not null,
  is_paid boolean not null,
  location_type text not null,
  amount integer not null
);

create table booking_disputes (
  id bigint not null generated as identity,
  booking_id bigint not null,
  reported_at timestamp with time zone,
  minutes_late integer,
  customer_words text not null default ''::text,
  contested_at timestamp with time zone,
  practitioner_words text not null default ''::text,
  answer_until timestamp with time zone,
  opened_at timestamp with time zone not null default clock_timestamp(),
  settled_at timestamp with time zone,
  settled_by bigint,
  outcome text,
  reason text not null default ''::text,
  attended boolean not null default false,
  constraint booking_disputes_pkey PRIMARY KEY (id),
  constraint booking_disputes_attended CHECK (((NOT attended) OR (minutes_late IS NULL))) NOT VALID,
  constraint booking_disputes_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint booking_disputes_booking_id_key UNIQUE (booking_id),
  constraint booking_disputes_check CHECK (((settled_at IS NULL) = (outcome IS NULL))),
  constraint booking_disputes_check1 CHECK (((reported_at IS NOT NULL) OR (contested_at IS NOT NULL))),
  constraint booking_disputes_check2 CHECK (((reported_at IS NULL) = (answer_until IS NULL))),
  constraint booking_disputes_minutes_late_check CHECK ((minutes_late > 20)),
  constraint booking_disputes_outcome_check CHECK ((outcome = ANY (ARRAY['for_customer'::text, 'for_practitioner'::text]))),
  constraint booking_disputes_settled_by_fkey FOREIGN KEY (settled_by) REFERENCES users(id)
);
CREATE INDEX booking_disputes_open ON public.booking_disputes USING btree (answer_until) WHERE (settled_at IS NULL);
CREATE TRIGGER stays_erased BEFORE INSERT OR UPDATE OF customer_words, practitioner_words ON public.booking_disputes FOR EACH ROW EXECUTE FUNCTION refuse_words_of_erased('customer_words', 'customer_id', 'practitioner_words', 'practitioner_id');

create table booking_events (
  id bigint not null generated as identity,
  booking_id bigint not null,
  kind text not null,
  actor_id bigint,
  impersonator_id bigint,
  detail jsonb not null default '{}'::jsonb,
  at timestamp with time zone not null default clock_timestamp(),
  constraint booking_events_pkey PRIMARY KEY (id),
  constraint booking_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id),
  constraint booking_events_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint booking_events_impersonator_id_fkey FOREIGN KEY (impersonator_id) REFERENCES users(id)
);
CREATE INDEX booking_events_of_booking ON public.booking_events USING btree (booking_id, id);
CREATE TRIGGER booking_events_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.booking_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table booking_items (
  booking_id bigint not null,
  sub_service_id bigint not null,
  name text not null,
  service_name text not null,
  quantity integer not null,
  unit_price integer not null,
  unit_duration integer not null,
  constraint booking_items_pkey PRIMARY KEY (booking_id, sub_service_id),
  constraint booking_items_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint booking_items_quantity_check CHECK (((quantity >= 1) AND (quantity <= 20))),
  constraint booking_items_sub_service_id_fkey FOREIGN KEY (sub_service_id) REFERENCES sub_services(id),
  constraint booking_items_unit_duration_check CHECK ((unit_duration > 0)),
  constraint booking_items_unit_price_check CHECK ((unit_price >= 0))
);

create table bookings (
  id bigint not null generated as identity,
  practitioner_id bigint not null,
  customer_id bigint not null,
  status text not null default 'held'::text,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  during tstzrange not null,
  location_type text not null,
  salon_id bigint,
  address text not null,
  city text not null,
  postcode text not null,
  lat double precision not null,
  lon double precision not null,
  address_object text,
  notes text not null default ''::text,
  call_out_charge integer not null default 0,
  discount_percent integer not null default 0,
  discount_amount integer not null default 0,
  discount_mark text,
  total_amount integer not null,
  fee_percent integer not null,
  paid_at timestamp with time zone,
  hold_until timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  calendar_sequence integer not null default 0,
  moved_at timestamp with time zone,
  moved_from timestamp with time zone,
  awaits_customer boolean not null default false,
  was_offered boolean not null default false,
  is_patch_test boolean not null default false,
  road_before smallint not null default 0,
  road_from text,
  road_after smallint not null default 0,
  road_to text,
  free_after_move timestamp with time zone,
  constraint bookings_pkey PRIMARY KEY (id),
  constraint bookings_call_out_charge_check CHECK ((call_out_charge >= 0)),
  constraint bookings_check CHECK ((starts_at < ends_at)),
  constraint bookings_check1 CHECK ((during @> tstzrange(starts_at, ends_at))),
  constraint bookings_check2 CHECK (((location_type = 'salon'::text) = (salon_id IS NOT NULL))),
  constraint bookings_check3 CHECK ((practitioner_id <> customer_id)),
  constraint bookings_check4 CHECK ((awaits_customer <= (moved_at IS NOT NULL))),
  constraint bookings_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES users(id),
  constraint bookings_discount_amount_check CHECK ((discount_amount >= 0)),
  constraint bookings_discount_mark_check CHECK ((discount_mark = ANY (ARRAY['first_booking'::text, 'rebook'::text, 'time'::text, 'admin'::text]))),
  constraint bookings_discount_percent_check CHECK (((discount_percent >= 0) AND (discount_percent <= 99))),
  constraint bookings_fee_percent_check CHECK (((fee_percent >= 0) AND (fee_percent <= 100))),
  constraint bookings_location_type_check CHECK ((location_type = ANY (ARRAY['mobile'::text, 'salon'::text]))),
  constraint bookings_no_overlap EXCLUDE USING gist (practitioner_id WITH =, during WITH &&) WHERE ((status = ANY (ARRAY['held'::text, 'confirmed'::text, 'completed'::text, 'no_show_customer'::text, 'no_show_practitioner'::text]))),
  constraint bookings_practitioner_id_fkey FOREIGN KEY (practitioner_id) REFERENCES practitioners(user_id),
  constraint bookings_salon_id_fkey FOREIGN KEY (salon_id) REFERENCES salons(id),
  constraint bookings_status_check CHECK ((status = ANY (ARRAY['held'::text, 'expired'::text, 'confirmed'::text, 'completed'::text, 'cancelled_by_customer'::text, 'cancelled_by_practitioner'::text, 'no_show_customer'::text, 'no_show_practitioner'::text]))),
  constraint bookings_total_amount_check CHECK ((total_amount >= 0))
);
CREATE INDEX bookings_by_cancellation ON public.bookings USING btree (updated_at) WHERE (status = ANY (ARRAY['cancelled_by_practitioner'::text, 'cancelled_by_customer'::text]));
CREATE INDEX bookings_by_creation ON public.bookings USING btree (created_at, id);
CREATE INDEX bookings_by_start ON public.bookings USING btree (starts_at, id);
CREATE INDEX bookings_by_total ON public.bookings USING btree (total_amount, id);
CREATE INDEX bookings_held ON public.bookings USING btree (hold_until) WHERE (status = 'held'::text);
CREATE INDEX bookings_of_customer ON public.bookings USING btree (customer_id, starts_at DESC);
CREATE INDEX bookings_of_practitioner ON public.bookings USING btree (practitioner_id, starts_at);
CREATE INDEX bookings_to_come ON public.bookings USING btree (starts_at) WHERE (status = 'confirmed'::text);
CREATE INDEX bookings_under_way ON public.bookings USING btree (ends_at) WHERE (status = 'confirmed'::text);
CREATE TRIGGER bookings_are_busy_1 AFTER INSERT ON public.bookings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION busy_by_booking();
CREATE TRIGGER bookings_are_busy_2 AFTER UPDATE ON public.bookings REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION busy_by_changed_booking();
CREATE TRIGGER bookings_are_busy_3 AFTER DELETE ON public.bookings REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION busy_by_booking();
CREATE TRIGGER bookings_are_counted_1 AFTER INSERT ON public.bookings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_bookings();
CREATE TRIGGER bookings_are_counted_2 AFTER UPDATE ON public.bookings REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_changed_bookings();
CREATE TRIGGER bookings_are_counted_3 AFTER DELETE ON public.bookings REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_bookings();
CREATE TRIGGER bookings_join_roads AFTER DELETE OR UPDATE OF status, starts_at, ends_at ON public.bookings FOR EACH ROW EXECUTE FUNCTION join_roads();
CREATE TRIGGER bookings_keep_roads BEFORE INSERT OR UPDATE OF status, starts_at, ends_at ON public.bookings FOR EACH ROW EXECUTE FUNCTION keep_roads();
CREATE TRIGGER bookings_move_payouts AFTER UPDATE OF ends_at, status ON public.bookings FOR EACH ROW WHEN (((old.ends_at IS DISTINCT FROM new.ends_at) OR (old.status IS DISTINCT FROM new.status))) EXECUTE FUNCTION payout_follows_booking();
CREATE TRIGGER ratings_by_visit AFTER UPDATE OF status ON public.bookings FOR EACH ROW WHEN (((old.status <> new.status) AND (('no_show_practitioner'::text = old.status) OR ('no_show_practitioner'::text = new.status)))) EXECUTE FUNCTION ratings_by_visit();
CREATE TRIGGER stays_erased BEFORE INSERT OR UPDATE OF notes, address, address_object ON public.bookings FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('customer_id');

create table busy_days (
  practitioner_id bigint not null,
  day date not null,
  away int4multirange not null,
  booked int4multirange not null,
  held_until timestamp with time zone,
  visits integer[],
  constraint busy_days_pkey PRIMARY KEY (practitioner_id, day)
);

create table calendar_addresses (
  practitioner_id bigint not null,
  token_hash bytea not null,
  sealed_token bytea not null,
  created_at timestamp with time zone not null default now(),
  constraint calendar_addresses_pkey PRIMARY KEY (practitioner_id),
  constraint calendar_addresses_practitioner_id_fkey FOREIGN KEY (practitioner_id) REFERENCES practitioners(user_id),
  constraint calendar_addresses_token_hash_key UNIQUE (token_hash)
);
CREATE TRIGGER stays_erased BEFORE INSERT ON public.calendar_addresses FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('practitioner_id');

create table calendar_feeds (
  id bigint not null generated as identity,
  practitioner_id bigint not null,
  name text not null default ''::text,
  host text not null,
  url_hash bytea not null,
  sealed_url bytea not null,
  created_at timestamp with time zone not null default now(),
  next_read_at timestamp with time zone not null default now(),
  read_at timestamp with time zone,
  problem text,
  failures integer not null default 0,
  constraint calendar_feeds_pkey PRIMARY KEY (id),
  constraint calendar_feeds_practitioner_id_fkey FOREIGN KEY (practitioner_id) REFERENCES practitioners(user_id),
  constraint calendar_feeds_practitioner_id_url_hash_key UNIQUE (practitioner_id, url_hash)
);
CREATE INDEX calendar_feeds_due ON public.calendar_feeds USING btree (next_read_at);
CREATE TRIGGER stays_erased BEFORE INSERT ON public.calendar_feeds FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('practitioner_id');

create table call_quotas (
  client_hash bytea not null,
  started_at timestamp with time zone not null,
  taken integer not null,
  constraint call_quotas_pkey PRIMARY KEY (client_hash)
);

create table chargebacks (
  id text not null,
  booking_id bigint not null,
  amount integer not null,
  status text not null default 'open'::text,
  opened_at timestamp with time zone not null default clock_timestamp(),
  closed_at timestamp with time zone,
  constraint chargebacks_pkey PRIMARY KEY (id),
  constraint chargebacks_amount_check CHECK ((amount > 0)),
  constraint chargebacks_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint chargebacks_check CHECK (((status = 'open'::text) = (closed_at IS NULL))),
  constraint chargebacks_status_check CHECK ((status = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text])))
);
CREATE INDEX chargebacks_of_booking ON public.chargebacks USING btree (booking_id);
CREATE TRIGGER ratings_by_chargeback AFTER INSERT OR UPDATE OF status ON public.chargebacks FOR EACH ROW EXECUTE FUNCTION ratings_by_chargeback();

create table contact_messages (
  id bigint not null generated as identity,
  name text not null,
  email citext not null,
  subject text not null,
  message text not null,
  created_at timestamp with time zone not null default now(),
  constraint contact_messages_pkey PRIMARY KEY (id),
  constraint contact_messages_message_check CHECK (((length(message) >= 1) AND (length(message) <= 5000))),
  constraint contact_messages_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  constraint contact_messages_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 160)))
);
CREATE INDEX contact_messages_by_time ON public.contact_messages USING btree (created_at);
CREATE INDEX contact_messages_of_email ON public.contact_messages USING btree (email);

create table customer_discounts (
  customer_id bigint not null,
  discount integer not null,
  constraint customer_discounts_pkey PRIMARY KEY (customer_id),
  constraint customer_discounts_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES users(id),
  constraint customer_discounts_discount_check CHECK (((discount >= 0) AND (discount <= 99)))
);

create table data_key_check (
  only_row boolean not null default true,
  sealed bytea not null,
  constraint data_key_check_pkey PRIMARY KEY (only_row),
  constraint data_key_check_only_row_check CHECK (only_row)
);

create table devices (
  token_hash bytea not null,
  user_id bigint not null,
  created_at timestamp with time zone not null default now(),
  seen_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  constraint devices_pkey PRIMARY KEY (token_hash),
  constraint devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX devices_of_user ON public.devices USING btree (user_id, seen_at DESC);
CREATE TRIGGER stays_erased BEFORE INSERT ON public.devices FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('user_id');

create table exact_postcodes (
  postcode text not null,
  lat double precision not null,
  lon double precision not null,
  constraint exact_postcodes_pkey PRIMARY KEY (postcode),
  constraint exact_postcodes_lat_check CHECK (((lat >= (49)::double precision) AND (lat <= (61.5)::double precision))),
  constraint exact_postcodes_lon_check CHECK (((lon >= ('-9'::integer)::double precision) AND (lon <= (3)::double precision))),
  constraint exact_postcodes_postcode_check CHECK ((postcode ~ '^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$'::text))
);

create table freed_slots (
  id bigint not null generated as identity,
  practitioner_id bigint not null,
  during tstzrange not null,
  reason text not null,
  freed_at timestamp with time zone not null default now(),
  closed_at timestamp with time zone,
  origin_id bigint,
  constraint freed_slots_pkey PRIMARY KEY (id),
  constraint freed_slots_during_check CHECK ((NOT isempty(during))),
  constraint freed_slots_practitioner_id_fkey FOREIGN KEY (practitioner_id) REFERENCES practitioners(user_id),
  constraint freed_slots_reason_check CHECK ((reason = ANY (ARRAY['cancelled'::text, 'moved'::text, 'released'::text, 'hours'::text, 'time_off'::text])))
);
CREATE INDEX freed_slots_closed ON public.freed_slots USING btree (closed_at) WHERE (closed_at IS NOT NULL);
CREATE INDEX freed_slots_open ON public.freed_slots USING btree (freed_at) WHERE (closed_at IS NULL);

create table gifts (
  id bigint not null generated as identity,
  customer_id bigint not null,
  number integer not null,
  booking_id bigint not null,
  earned_at timestamp with time zone not null default clock_timestamp(),
  given_at timestamp with time zone,
  given_by bigint,
  withdrawn_at timestamp with time zone,
  constraint gifts_pkey PRIMARY KEY (id),
  constraint gifts_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint gifts_check CHECK (((given_at IS NULL) OR (withdrawn_at IS NULL))),
  constraint gifts_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES users(id),
  constraint gifts_customer_id_number_key UNIQUE (customer_id, number),
  constraint gifts_given_by_fkey FOREIGN KEY (given_by) REFERENCES users(id),
  constraint gifts_number_check CHECK ((number > 0))
);

create table hold_origins (
  booking_id bigint not null,
  network text not null,
  was_moved boolean not null default false,
  at timestamp with time zone not null default now(),
  constraint hold_origins_pkey PRIMARY KEY (booking_id),
  constraint hold_origins_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE
);
CREATE INDEX hold_origins_of_network ON public.hold_origins USING btree (network, at);

create table idempotency_keys (
  user_id bigint not null,
  key text not null,
  body_hash bytea not null,
  booking_id bigint,
  created_at timestamp with time zone not null default now(),
  constraint idempotency_keys_pkey PRIMARY KEY (user_id, key),
  constraint idempotency_keys_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE TRIGGER stays_erased BEFORE INSERT ON public.idempotency_keys FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('user_id');

create table kept_bookings (
  booking_id bigint not null,
  kept_by bigint not null,
  at timestamp with time zone not null default now(),
  constraint kept_bookings_pkey PRIMARY KEY (booking_id),
  constraint kept_bookings_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE,
  constraint kept_bookings_kept_by_fkey FOREIGN KEY (kept_by) REFERENCES users(id)
);

create table late_cancellations (
  booking_id bigint not null,
  cancelled_at timestamp with time zone not null default clock_timestamp(),
  constraint late_cancellations_pkey PRIMARY KEY (booking_id),
  constraint late_cancellations_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id)
);

create table ledger_entries (
  id bigint not null generated as identity,
  tx_id bigint not null,
  account text not null,
  amount bigint not null,
  constraint ledger_entries_pkey PRIMARY KEY (id),
  constraint ledger_entries_amount_check CHECK ((amount <> 0)),
  constraint ledger_entries_balance TRIGGER DEFERRABLE INITIALLY DEFERRED,
  constraint ledger_entries_tx_id_fkey FOREIGN KEY (tx_id) REFERENCES ledger_tx(id)
);
CREATE INDEX ledger_entries_of_account ON public.ledger_entries USING btree (account);
CREATE INDEX ledger_entries_of_tx ON public.ledger_entries USING btree (tx_id);
CREATE TRIGGER ledger_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON public.ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_tx_balances();

create table ledger_tx (
  id bigint not null generated as identity,
  kind text not null,
  booking_id bigint,
  operation_key text not null,
  at timestamp with time zone not null default now(),
  constraint ledger_tx_pkey PRIMARY KEY (id),
  constraint ledger_tx_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint ledger_tx_operation_key_key UNIQUE (operation_key)
);
CREATE INDEX ledger_tx_of_booking ON public.ledger_tx USING btree (booking_id);
CREATE TRIGGER ledger_tx_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_tx FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table limit_lifts (
  user_id bigint not null,
  until timestamp with time zone not null,
  constraint limit_lifts_pkey PRIMARY KEY (user_id),
  constraint limit_lifts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table live_hours (
  practitioner_id bigint not null,
  weekday smallint not null,
  place smallint not null,
  open int4multirange not null,
  constraint live_hours_pkey PRIMARY KEY (practitioner_id, weekday, place) INCLUDE (open)
);

create table live_offers (
  practitioner_id bigint not null,
  place smallint not null,
  mobile boolean not null,
  wanted bigint not null,
  lat_cell smallint not null,
  lon_cell smallint not null,
  travel_miles smallint not null,
  price integer not null,
  pays integer not null,
  duration smallint not null,
  working_since date,
  joined_at timestamp with time zone not null,
  review_rank integer not null,
  weekdays smallint not null default 127,
  constraint live_offers_pkey PRIMARY KEY (practitioner_id, place, wanted)
);
CREATE INDEX live_offers_by_place ON public.live_offers USING btree (wanted, mobile, lat_cell, lon_cell) INCLUDE (practitioner_id, place, travel_miles, price, pays, duration, weekdays, working_since, joined_at, review_rank);

create table live_practitioners (
  practitioner_id bigint not null,
  mobile boolean not null,
  salon boolean not null,
  lat_cell smallint not null,
  lon_cell smallint not null,
  card json not null,
  reviews_amount integer not null,
  overall numeric,
  constraint live_practitioners_pkey PRIMARY KEY (practitioner_id)
);

create table loyalty_scheme (
  only_row boolean not null default true,
  first_booking_discount integer not null default 0,
  rebook_discount integer not null default 10,
  time_discount integer not null default 0,
  time_discount_from timestamp with time zone,
  time_discount_to timestamp with time zone,
  constraint loyalty_scheme_pkey PRIMARY KEY (only_row),
  constraint loyalty_scheme_check CHECK ((time_discount_from < time_discount_to)),
  constraint loyalty_scheme_first_booking_discount_check CHECK (((first_booking_discount >= 0) AND (first_booking_discount <= 99))),
  constraint loyalty_scheme_only_row_check CHECK (only_row),
  constraint loyalty_scheme_rebook_discount_check CHECK (((rebook_discount >= 0) AND (rebook_discount <= 99))),
  constraint loyalty_scheme_time_discount_check CHECK (((time_discount >= 0) AND (time_discount <= 99)))
);

create table mail_outbox (
  id bigint not null generated as identity,
  key text not null,
  kind text not null,
  to_user_id bigint,
  to_address text,
  booking_id bigint,
  detail jsonb not null default '{}'::jsonb,
  attempts integer not null default 0,
  last_error text,
  claimed_until timestamp with time zone,
  sent_at timestamp with time zone,
  dropped_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  failed_at timestamp with time zone,
  constraint mail_outbox_pkey PRIMARY KEY (id),
  constraint mail_outbox_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint mail_outbox_key_key UNIQUE (key),
  constraint mail_outbox_to_user_id_fkey FOREIGN KEY (to_user_id) REFERENCES users(id)
);
CREATE INDEX mail_outbox_about_booking ON public.mail_outbox USING btree (booking_id) WHERE (booking_id IS NOT NULL);
CREATE INDEX mail_outbox_failed ON public.mail_outbox USING btree (failed_at) WHERE (failed_at IS NOT NULL);
CREATE INDEX mail_outbox_of_booking ON public.mail_outbox USING btree (booking_id) WHERE (booking_id IS NOT NULL);
CREATE INDEX mail_outbox_to_user ON public.mail_outbox USING btree (to_user_id);
CREATE INDEX mail_outbox_waiting ON public.mail_outbox USING btree (id) WHERE ((sent_at IS NULL) AND (dropped_at IS NULL));

create table measured_roads (
  way text not null,
  from_lat smallint not null,
  from_lon smallint not null,
  to_lat smallint not null,
  to_lon smallint not null,
  traffic smallint not null,
  minutes smallint,
  measured_at timestamp with time zone not null default now(),
  constraint measured_roads_pkey PRIMARY KEY (way, from_lat, from_lon, to_lat, to_lon, traffic),
  constraint measured_roads_minutes_check CHECK (((minutes >= 0) AND (minutes <= 240))),
  constraint measured_roads_traffic_check CHECK (((traffic >= 0) AND (traffic <= 2))),
  constraint measured_roads_way_check CHECK ((way = ANY (ARRAY['foot'::text, 'bicycle'::text, 'transit'::text, 'car'::text])))
);
CREATE INDEX measured_roads_by_age ON public.measured_roads USING btree (measured_at);

create table mobile_bases (
  practitioner_id bigint not null,
  enabled boolean not null default true,
  travel_miles integer not null,
  call_out_charge integer not null default 0,
  address text not null,
  city text not null,
  postcode text not null,
  lat double precision not null,
  lon double precision not null,
  constraint mobile_bases_pkey PRIMARY KEY (practitioner_id),
  constraint mobile_bases_call_out_charge_check CHECK (((call_out_charge >= 0) AND (call_out_charge <= 100000))),
  constraint mobile_bases_lat_check CHECK (((lat >= ('-90'::integer)::double precision) AND (lat <= (90)::double precision))),
  constraint mobile_bases_lon_check CHECK (((lon >= ('-180'::integer)::double precision) AND (lon <= (180)::double precision))),
  constraint mobile_bases_practitioner_id_fkey FOREIGN KEY (practitioner_id) REFERENCES practitioners(user_id),
  constraint mobile_bases_travel_miles_check CHECK (((travel_miles >= 0) AND (travel_miles <= 30)))
);
CREATE TRIGGER mobile_bases_are_live_1 AFTER INSERT ON public.mobile_bases REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION live_by_practitioner();
CREATE TRIGGER mobile_bases_are_live_2 AFTER UPDATE ON public.mobile_bases REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION live_by_practitioner();
CREATE TRIGGER mobile_bases_are_live_3 AFTER DELETE ON public.mobile_bases REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION live_by_practitioner();
CREATE TRIGGER stays_erased BEFORE INSERT ON public.mobile_bases FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('practitioner_id');

create table offers (
  practitioner_id bigint not null,
  sub_service_id bigint not null,
  price integer not null,
  duration integer not null,
  constraint offers_pkey PRIMARY KEY (practitioner_id, sub_service_id),
  constraint offers_duration_check CHECK (((duration >= 5) AND (duration <= 720))),
  constraint offers_practitioner_id_fkey FOREIGN KEY (practitioner_id) REFERENCES practitioners(user_id),
  constraint offers_price_check CHECK (((price >= 0) AND (price <= 10000000))),
  constraint offers_sub_service_id_fkey FOREIGN KEY (sub_service_id) REFERENCES sub_services(id)
);
CREATE TRIGGER offers_are_live_1 AFTER INSERT ON public.offers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION live_by_practitioner();
CREATE TRIGGER offers_are_live_2 AFTER UPDATE ON public.offers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION live_by_practitioner();
CREATE TRIGGER offers_are_live_3 AFTER DELETE ON public.offers REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION live_by_practitioner();
CREATE TRIGGER stays_erased BEFORE INSERT ON public.offers FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('practitioner_id');

create table paper_kinds (
  kind text not null,
  for_tick boolean not null default false,
  for_work boolean not null default false,
  constraint paper_kinds_pkey PRIMARY KEY (kind),
  constraint paper_kinds_kind_check CHECK ((kind = ANY (ARRAY['insurance'::text, 'qualification'::text, 'identity'::text, 'right_to_work'::text, 'dbs'::text])))
);
CREATE TRIGGER paper_kinds_make_days AFTER UPDATE ON public.paper_kinds FOR EACH STATEMENT EXECUTE FUNCTION days_by_kind();

create table papers (
  id bigint not null generated as identity,
  practitioner_id bigint not null,
  kind text not null,
  valid_from date not null,
  valid_to date,
  sealed bytea not null,
  file_name text not null,
  file_type text not null,
  state text not null default 'waiting'::text,
  reason text not null default ''::text,
  first_approved_by bigint,
  decided_by bigint,
  decided_at timestamp with time zone,
  reminded_days integer,
  created_at timestamp with time zone not null default now(),
  constraint papers_pkey PRIMARY KEY (id),
  constraint papers_check CHECK ((valid_from <= valid_to)),
  constraint papers_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint papers_file_type_check CHECK ((file_type = ANY (ARRAY['pdf'::text, 'picture'::text]))),
  constraint papers_first_approved_by_fkey FOREIGN KEY (first_approved_by) REFERENCES users(id),
  constraint papers_kind_check CHECK ((kind = ANY (ARRAY['insurance'::text, 'qualification'::text, 'identity'::text, 'right_to_work'::text, 'dbs'::text]))),
  constraint papers_kind_fkey FOREIGN KEY (kind) REFERENCES paper_kinds(kind),
  constraint papers_practitioner_id_fkey FOREIGN KEY (practitioner_id) REFERENCES practitioners(user_id),
  constraint papers_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'approved'::text, 'refused'::text])))
);
CREATE INDEX papers_ending ON public.papers USING btree (valid_to) WHERE (state = 'approved'::text);
CREATE INDEX papers_of_practitioner ON public.papers USING btree (practitioner_id, kind);
CREATE INDEX papers_waiting ON public.papers USING btree (id) WHERE (state = 'waiting'::text);
CREATE TRIGGER papers_make_days_1 AFTER INSERT ON public.papers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION days_by_paper();
CREATE TRIGGER papers_make_days_2 AFTER UPDATE ON public.papers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION days_by_paper();
CREATE TRIGGER papers_make_days_3 AFTER DELETE ON public.papers REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION days_by_paper();
CREATE TRIGGER stays_erased BEFORE INSERT ON public.papers FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('practitioner_id');

create table part_trials (
  part text not null,
  tried_at timestamp with time zone not null default '-infinity'::timestamp with time zone,
  problem text,
  constraint part_trials_pkey PRIMARY KEY (part),
  constraint part_trials_part_check CHECK ((part = ANY (ARRAY['mail'::text, 'provider'::text, 'webhooks'::text, 'files'::text])))
);

create table patch_test_rules (
  sub_service_id bigint not null,
  hours_before integer not null,
  months_valid integer not null,
  price integer not null default 0,
  duration integer not null default 15,
  constraint patch_test_rules_pkey PRIMARY KEY (sub_service_id),
  constraint patch_test_rules_duration_check CHECK (((duration >= 5) AND (duration <= 60))),
  constraint patch_test_rules_hours_before_check CHECK (((hours_before >= 24) AND (hours_before <= 336))),
  constraint patch_test_rules_months_valid_check CHECK (((months_valid >= 1) AND (months_valid <= 24))),
  constraint patch_test_rules_price_check CHECK (((price >= 0) AND (price <= 10000))),
  constraint patch_test_rules_sub_service_id_fkey FOREIGN KEY (sub_service_id) REFERENCES sub_services(id)
);

create table patch_tests (
  visit_id bigint not null,
  booking_id bigint not null,
  practitioner_id bigint not null,
  customer_id bigint not null,
  price integer not null,
  result text,
  sealed_note bytea,
  recorded_at timestamp with time zone,
  reacted_at timestamp with time zone,
  constraint patch_tests_pkey PRIMARY KEY (visit_id),
  constraint patch_tests_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint patch_tests_booking_id_key UNIQUE (booking_id),
  constraint patch_tests_check CHECK (((result IS NULL) = (recorded_at IS NULL))),
  constraint patch_tests_check1 CHECK (((sealed_note IS NULL) OR (result IS NOT NULL))),
  constraint patch_tests_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES users(id),
  constraint patch_tests_practitioner_id_fkey FOREIGN KEY (practitioner_id) REFERENCES practitioners(user_id),
  constraint patch_tests_price_check CHECK ((price >= 0)),
  constraint patch_tests_result_check CHECK ((result = ANY (ARRAY['clear'::text, 'reaction'::text]))),
  constraint patch_tests_visit_id_fkey FOREIGN KEY (visit_id) REFERENCES bookings(id)
);
CREATE INDEX patch_tests_of_customer ON public.patch_tests USING btree (customer_id, practitioner_id);
CREATE INDEX patch_tests_of_practitioner ON public.patch_tests USING btree (practitioner_id);
CREATE TRIGGER stays_erased BEFORE INSERT OR UPDATE ON public.patch_tests FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('customer_id');

create table payments (
  id bigint not null generated as identity,
  booking_id bigint not null,
  intent_id text,
  client_secret text,
  status text not null default 'new'::text,
  amount integer not null,
  captured integer not null default 0,
  refunded integer not null default 0,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint payments_pkey PRIMARY KEY (id),
  constraint payments_amount_check CHECK ((amount > 0)),
  constraint payments_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint payments_booking_id_key UNIQUE (booking_id),
  constraint payments_check CHECK (((0 <= refunded) AND (refunded <= captured) AND (captured <= amount))),
  constraint payments_intent_id_key UNIQUE (intent_id),
  constraint payments_status_check CHECK ((status = ANY (ARRAY['new'::text, 'requires_payment'::text, 'succeeded'::text, 'cancelled'::text])))
);
CREATE TRIGGER late_payments_are_counted_1 AFTER INSERT ON public.payments FOR EACH ROW WHEN ((new.captured > 0)) EXECUTE FUNCTION count_paid_late();
CREATE TRIGGER late_payments_are_counted_2 AFTER UPDATE OF captured ON public.payments FOR EACH ROW WHEN (((old.captured = 0) AND (new.captured > 0))) EXECUTE FUNCTION count_paid_late();
CREATE TRIGGER late_payments_are_counted_3 AFTER DELETE ON public.payments FOR EACH ROW WHEN ((old.captured > 0)) EXECUTE FUNCTION count_paid_late();

create table payout_accounts (
  practitioner_id bigint not null,
  account_id text,
  status text not null default 'wanted'::text,
  details_version text,
  problem text,
  created_at timestamp with time zone not null default clock_timestamp(),
  updated_at timestamp with time zone not null default clock_timestamp(),
  payable_from timestamp with time zone,
  constraint payout_accounts_pkey PRIMARY KEY (practitioner_id),
  constraint payout_accounts_account_id_key UNIQUE (account_id),
  constraint payout_accounts_check CHECK (((status <> 'ready'::text) OR (account_id IS NOT NULL))),
  constraint payout_accounts_practitioner_id_fkey FOREIGN KEY (practitioner_id) REFERENCES practitioners(user_id),
  constraint payout_accounts_status_check CHECK ((status = ANY (ARRAY['wanted'::text, 'checking'::text, 'ready'::text, 'refused'::text])))
);
CREATE INDEX payout_accounts_to_check ON public.payout_accounts USING btree (updated_at) WHERE (status = 'checking'::text);

create table payout_reversals (
  id bigint not null generated as identity,
  payout_id bigint not null,
  operation_key text not null,
  reversal_id text,
  status text not null default 'wanted'::text,
  amount integer not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint payout_reversals_pkey PRIMARY KEY (id),
  constraint payout_reversals_amount_check CHECK ((amount > 0)),
  constraint payout_reversals_operation_key_key UNIQUE (operation_key),
  constraint payout_reversals_payout_id_fkey FOREIGN KEY (payout_id) REFERENCES payouts(id),
  constraint payout_reversals_reversal_id_key UNIQUE (reversal_id),
  constraint payout_reversals_status_check CHECK ((status = ANY (ARRAY['wanted'::text, 'succeeded'::text, 'failed'::text])))
);
CREATE INDEX payout_reversals_of_payout ON public.payout_reversals USING btree (payout_id);

create table payouts (
  id bigint not null generated as identity,
  booking_id bigint not null,
  practitioner_id bigint not null,
  status text not null default 'waiting'::text,
  look_at timestamp with time zone not null,
  operation_key text,
  refusals integer not null default 0,
  problem text,
  transfer_id text,
  amount integer not null default 0,
  reversed integer not null default 0,
  decided_at timestamp with time zone,
  paid_at timestamp with time zone,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint payouts_pkey PRIMARY KEY (id),
  constraint payouts_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint payouts_booking_id_key UNIQUE (booking_id),
  constraint payouts_check CHECK (((0 <= reversed) AND (reversed <= amount))),
  constraint payouts_check1 CHECK (((status = ANY (ARRAY['intended'::text, 'paid'::text])) = (operation_key IS NOT NULL))),
  constraint payouts_check2 CHECK (((status <> 'paid'::text) OR ((transfer_id IS NOT NULL) AND (amount > 0)))),
  constraint payouts_operation_key_key UNIQUE (operation_key),
  constraint payouts_practitioner_id_fkey FOREIGN KEY (practitioner_id) REFERENCES practitioners(user_id),
  constraint payouts_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'intended'::text, 'paid'::text, 'nothing'::text]))),
  constraint payouts_transfer_id_key UNIQUE (transfer_id)
);
CREATE INDEX payouts_of_practitioner ON public.payouts USING btree (practitioner_id);
CREATE INDEX payouts_to_look_at ON public.payouts USING btree (look_at) WHERE (status = 'waiting'::text);

create table penalties (
  id bigint not null generated as identity,
  practitioner_id bigint not null,
  booking_id bigint not null,
  fee integer not null default 0,
  withheld integer not null default 0,
  created_at timestamp with time zone not null default clock_timestamp(),
  waived_at timestamp with time zone,
  waived_by bigint,
  waive_reason text not null default ''::text,
  constraint penalties_pkey PRIMARY KEY (id),
  constraint penalties_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint penalties_booking_id_key UNIQUE (booking_id),
  constraint penalties_check CHECK (((withheld >= 0) AND (withheld <= fee))),
  constraint penalties_fee_check CHECK ((fee >= 0)),
  constraint penalties_practitioner_id_fkey FOREIGN KEY (practitioner_id) REFERENCES practitioners(user_id),
  constraint penalties_waived_by_fkey FOREIGN KEY (waived_by) REFERENCES users(id)
);
CREATE INDEX penalties_of_practitioner ON public.penalties USING btree (practitioner_id, created_at DESC) WHERE (waived_at IS NULL);

create table practitioner_ratings (
  practitioner_id bigint not null,
  reviews_amount integer not null,
  friendliness numeric not null,
  communication numeric not null,
  satisfaction numeric not null,
  timekeeping numeric not null,
  overall numeric not null,
  constraint practitioner_ratings_pkey PRIMARY KEY (practitioner_id)
);

create table practitioners (
  user_id bigint not null,
  onboarding_step integer not null default 1,
  approved boolean,
  approved_at timestamp with time zone,
  verified boolean not null default false,
  insurance boolean not null default false,
  medical_disclaimer boolean not null default false,
  how_you_find text,
  appointment_scheduling text,
  bio text not null default ''::text,
  qualifications text[] not null default '{}'::text[],
  start_working_date date,
  joined_at timestamp with time zone not null default now(),
  tick_dates datemultirange not null default '{(,)}'::datemultirange,
  work_dates datemultirange not null default '{(,)}'::datemultirange,
  ticks_today boolean not null default true,
  works_today boolean not null default true,
  rejection_reason text not null default ''::text,
  constraint practitioners_pkey PRIMARY KEY (user_id),
  constraint practitioners_onboarding_step_check CHECK (((onboarding_step >= 0) AND (onboarding_step <= 6))),
  constraint practitioners_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX practitioners_by_age ON public.practitioners USING btree (joined_at, user_id);
CREATE INDEX practitioners_by_step ON public.practitioners USING btree (onboarding_step, user_id);
CREATE INDEX practitioners_waiting_first ON public.practitioners USING btree (((approved IS NULL)) DESC, (((approved IS NULL) AND (onboarding_step >= 5))) DESC, joined_at DESC, user_id DESC);
CREATE TRIGGER practitioners_are_live_1 AFTER INSERT ON public.practitioners REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION live_by_person();
CREATE TRIGGER practitioners_are_live_2 AFTER UPDATE ON public.practitioners REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION live_by_person();
CREATE TRIGGER practitioners_are_live_3 AFTER DELETE ON public.practitioners REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION live_by_person();
CREATE TRIGGER practitioners_have_days BEFORE INSERT ON public.practitioners FOR EACH ROW EXECUTE FUNCTION days_of_newcomer();
CREATE TRIGGER stays_erased BEFORE INSERT OR UPDATE OF bio, qualifications, start_working_date, how_you_find, appointment_scheduling ON public.practitioners FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('user_id');

create table processes (
  name text not null,
  role text not null,
  seen_at timestamp with time zone not null default now(),
  ended boolean not null default false,
  disk_problem text,
  key_problem text,
  constraint processes_pkey PRIMARY KEY (name),
  constraint processes_role_check CHECK ((role = ANY (ARRAY['api'::text, 'worker'::text, 'both'::text])))
);

create table provider_events (
  id text not null,
  kind text not null,
  object_id text not null,
  received_at timestamp with time zone not null default now(),
  handled_at timestamp with time zone,
  fetched boolean not null default false,
  constraint provider_events_pkey PRIMARY KEY (id)
);
CREATE INDEX provider_events_waiting ON public.provider_events USING btree (received_at) WHERE (handled_at IS NULL);

create table provider_ops (
  key text not null,
  kind text not null,
  booking_id bigint,
  request jsonb not null,
  status text not null default 'intended'::text,
  provider_id text,
  answer jsonb,
  attempts integer not null default 0,
  leased_until timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint provider_ops_pkey PRIMARY KEY (key),
  constraint provider_ops_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint provider_ops_status_check CHECK ((status = ANY (ARRAY['intended'::text, 'succeeded'::text, 'failed'::text, 'unknown'::text])))
);
CREATE INDEX provider_ops_open ON public.provider_ops USING btree (updated_at) WHERE (status = ANY (ARRAY['intended'::text, 'unknown'::text]));

create table questionnaire_treatments (
  questionnaire_id bigint not null,
  sub_service_id bigint not null,
  constraint questionnaire_treatments_pkey PRIMARY KEY (questionnaire_id, sub_service_id),
  constraint questionnaire_treatments_questionnaire_id_fkey FOREIGN KEY (questionnaire_id) REFERENCES questionnaires(id),
  constraint questionnaire_treatments_sub_service_id_fkey FOREIGN KEY (sub_service_id) REFERENCES sub_services(id)
);
CREATE INDEX questionnaires_of_treatment ON public.questionnaire_treatments USING btree (sub_service_id);

create table questionnaire_versions (
  questionnaire_id bigint not null,
  version integer not null,
  title text not null,
  introduction text not null default ''::text,
  questions jsonb not null,
  published_at timestamp with time zone not null default now(),
  constraint questionnaire_versions_pkey PRIMARY KEY (questionnaire_id, version),
  constraint questionnaire_versions_questionnaire_id_fkey FOREIGN KEY (questionnaire_id) REFERENCES questionnaires(id),
  constraint questionnaire_versions_version_check CHECK ((version > 0))
);
CREATE TRIGGER versions_stay BEFORE DELETE OR UPDATE ON public.questionnaire_versions FOR EACH ROW EXECUTE FUNCTION refuse_change_of_version();

create table questionnaires (
  id bigint not null generated as identity,
  practitioner_id bigint,
  version integer not null,
  withdrawn_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint questionnaires_pkey PRIMARY KEY (id),
  constraint questionnaires_practitioner_id_fkey FOREIGN KEY (practitioner_id) REFERENCES practitioners(user_id),
  constraint questionnaires_version_check CHECK ((version > 0))
);
CREATE INDEX questionnaires_of_practitioner ON public.questionnaires USING btree (practitioner_id);
CREATE TRIGGER stays_erased BEFORE INSERT OR UPDATE OF version ON public.questionnaires FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('practitioner_id');

create table recovery_codes (
  user_id bigint not null,
  code_hash bytea not null,
  constraint recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
  constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES second_factors(user_id) ON DELETE CASCADE
);
CREATE TRIGGER stays_erased BEFORE INSERT ON public.recovery_codes FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('user_id');

create table refunds (
  id bigint not null generated as identity,
  payment_id bigint not null,
  operation_key text not null,
  refund_id text,
  status text not null default 'wanted'::text,
  amount integer not null,
  reason text not null,
  created_at timestamp with time zone not null default now(),
  attempt smallint not null default 1,
  retry_at timestamp with time zone,
  replaced_at timestamp with time zone,
  constraint refunds_pkey PRIMARY KEY (id),
  constraint refunds_amount_check CHECK ((amount > 0)),
  constraint refunds_operation_key_key UNIQUE (operation_key),
  constraint refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint refunds_refund_id_key UNIQUE (refund_id),
  constraint refunds_status_check CHECK ((status = ANY (ARRAY['wanted'::text, 'succeeded'::text, 'failed'::text])))
);
CREATE INDEX refunds_failed ON public.refunds USING btree (payment_id) WHERE ((status = 'failed'::text) AND (replaced_at IS NULL));

create table refused_actions (
  id bigint not null generated as identity,
  user_id bigint,
  network text not null,
  action text not null,
  reason text not null,
  at timestamp with time zone not null default now(),
  constraint refused_actions_pkey PRIMARY KEY (id),
  constraint refused_actions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX refused_actions_by_time ON public.refused_actions USING btree (at);

create table release_counts (
  unit text not null,
  version text not null,
  minute timestamp with time zone not null,
  kind text not null,
  bucket smallint not null default 0,
  count integer not null,
  constraint release_counts_pkey PRIMARY KEY (unit, version, minute, kind, bucket),
  constraint release_counts_count_check CHECK ((count > 0)),
  constraint release_counts_kind_check CHECK ((kind = ANY (ARRAY['page'::text, 'load-failed'::text, 'broke'::text, 'error'::text, 'rejection'::text, 'chunk-failed'::text, 'visit'::text, 'struck'::text, 'lcp'::text, 'cls'::text, 'inp'::text]))),
  constraint release_counts_unit_check CHECK ((length(unit) <= 42)),
  constraint release_counts_version_check CHECK ((length(version) <= 120))
);
CREATE INDEX release_counts_by_minute ON public.release_counts USING btree (minute);

create table release_reporters (
  unit text not null,
  version text not null,
  network bytea not null,
  browser bytea not null,
  seen_minute timestamp with time zone not null,
  struck_minute timestamp with time zone,
  constraint release_reporters_pkey PRIMARY KEY (unit, version, network, browser)
);
CREATE INDEX release_reporters_by_minute ON public.release_reporters USING btree (seen_minute);

create table release_wishes (
  id bigint not null generated as identity,
  user_id bigint,
  unit text not null,
  verb text not null,
  detail jsonb not null default '{}'::jsonb,
  reason text not null,
  status text not null default 'queued'::text,
  answer text,
  created_at timestamp with time zone not null default now(),
  settled_at timestamp with time zone,
  constraint release_wishes_pkey PRIMARY KEY (id),
  constraint release_wishes_check CHECK (((status = 'queued'::text) = (settled_at IS NULL))),
  constraint release_wishes_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  constraint release_wishes_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'done'::text, 'refused'::text]))),
  constraint release_wishes_unit_check CHECK ((length(unit) <= 42)),
  constraint release_wishes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint release_wishes_verb_check CHECK ((verb = ANY (ARRAY['canary'::text, 'promote'::text, 'abort'::text, 'rollback'::text, 'kill'::text, 'revive'::text])))
);
CREATE INDEX release_wishes_by_time ON public.release_wishes USING btree (created_at);
CREATE INDEX release_wishes_of_user ON public.release_wishes USING btree (user_id);

create table resales (
  id bigint not null generated as identity,
  cancelled_id bigint not null,
  sold_id bigint not null,
  price integer not null,
  amount integer not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint resales_pkey PRIMARY KEY (id),
  constraint resales_amount_check CHECK ((amount >= 0)),
  constraint resales_cancelled_id_fkey FOREIGN KEY (cancelled_id) REFERENCES late_cancellations(booking_id),
  constraint resales_cancelled_id_sold_id_key UNIQUE (cancelled_id, sold_id),
  constraint resales_check CHECK ((cancelled_id <> sold_id)),
  constraint resales_price_check CHECK ((price > 0)),
  constraint resales_sold_id_fkey FOREIGN KEY (sold_id) REFERENCES bookings(id)
);
CREATE INDEX resales_of_sale ON public.resales USING btree (sold_id);

create table review_invitations (
  id bigint not null generated as identity,
  practitioner_id bigint not null,
  email citext not null,
  token_hash bytea not null,
  sealed_token bytea not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint review_invitations_pkey PRIMARY KEY (id),
  constraint review_invitations_practitioner_id_email_key UNIQUE (practitioner_id, email),
  constraint review_invitations_practitioner_id_fkey FOREIGN KEY (practitioner_id) REFERENCES practitioners(user_id),
  constraint review_invitations_token_hash_key UNIQUE (token_hash)
);
CREATE TRIGGER stays_erased BEFORE INSERT ON public.review_invitations FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('practitioner_id');

create table reviews (
  id bigint not null generated as identity,
  practitioner_id bigint not null,
  booking_id bigint,
  reviewer_name text not null,
  friendliness numeric(2,1) not null,
  communication numeric(2,1) not null,
  satisfaction numeric(2,1) not null,
  timekeeping numeric(2,1) not null,
  text text not null,
  hidden_reason text,
  created_at timestamp with time zone not null default now(),
  invitation_id bigint,
  impersonator_id bigint,
  hidden_at timestamp with time zone,
  reported_reason text,
  reported_at timestamp with time zone,
  report_settled_at timestamp with time zone,
  constraint reviews_pkey PRIMARY KEY (id),
  constraint reviews_are_reported_for_a_reason CHECK (((reported_reason IS NULL) = (reported_at IS NULL))),
  constraint reviews_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint reviews_booking_id_key UNIQUE (booking_id),
  constraint reviews_communication_check CHECK (((communication >= 0.5) AND (communication <= (5)::numeric))),
  constraint reviews_friendliness_check CHECK (((friendliness >= 0.5) AND (friendliness <= (5)::numeric))),
  constraint reviews_have_one_origin CHECK ((num_nonnulls(booking_id, invitation_id) <= 1)),
  constraint reviews_impersonator_id_fkey FOREIGN KEY (impersonator_id) REFERENCES users(id),
  constraint reviews_in_half_steps CHECK (((mod((friendliness * (2)::numeric), (1)::numeric) = (0)::numeric) AND (mod((communication * (2)::numeric), (1)::numeric) = (0)::numeric) AND (mod((satisfaction * (2)::numeric), (1)::numeric) = (0)::numeric) AND (mod((timekeeping * (2)::numeric), (1)::numeric) = (0)::numeric))),
  constraint reviews_invitation_id_fkey FOREIGN KEY (invitation_id) REFERENCES review_invitations(id) ON DELETE SET NULL,
  constraint reviews_invitation_id_key UNIQUE (invitation_id),
  constraint reviews_practitioner_id_fkey FOREIGN KEY (practitioner_id) REFERENCES practitioners(user_id),
  constraint reviews_reported_reason_check CHECK (((length(reported_reason) >= 1) AND (length(reported_reason) <= 500))),
  constraint reviews_satisfaction_check CHECK (((satisfaction >= 0.5) AND (satisfaction <= (5)::numeric))),
  constraint reviews_text_check CHECK ((length(text) <= 255)),
  constraint reviews_timekeeping_check CHECK (((timekeeping >= 0.5) AND (timekeeping <= (5)::numeric)))
);
CREATE INDEX reviews_by_creation ON public.reviews USING btree (created_at DESC, id DESC);
CREATE INDEX reviews_hidden ON public.reviews USING btree (created_at DESC, id DESC) WHERE (hidden_reason IS NOT NULL);
CREATE INDEX reviews_of_practitioner ON public.reviews USING btree (practitioner_id, created_at DESC);
CREATE INDEX reviews_reported ON public.reviews USING btree (reported_at) WHERE ((reported_at IS NOT NULL) AND (report_settled_at IS NULL));
CREATE TRIGGER reviews_are_live_1 AFTER INSERT ON public.reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION ratings_by_review();
CREATE TRIGGER reviews_are_live_2 AFTER UPDATE ON public.reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION ratings_by_review();
CREATE TRIGGER reviews_are_live_3 AFTER DELETE ON public.reviews REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION ratings_by_review();
CREATE TRIGGER stays_erased BEFORE INSERT ON public.reviews FOR EACH ROW WHEN ((new.booking_id IS NOT NULL)) EXECUTE FUNCTION refuse_words_of_erased('reviewer_name', 'customer_id');

create table road_requests (
  day date not null,
  roads integer not null,
  constraint road_requests_pkey PRIMARY KEY (day),
  constraint road_requests_roads_check CHECK ((roads > 0))
);

create table salons (
  id bigint not null generated as identity,
  practitioner_id bigint not null,
  enabled boolean not null default true,
  name text not null default ''::text,
  address text not null,
  city text not null,
  postcode text not null,
  lat double precision not null,
  lon double precision not null,
  constraint salons_pkey PRIMARY KEY (id),
  constraint salons_lat_check CHECK (((lat >= ('-90'::integer)::double precision) AND (lat <= (90)::double precision))),
  constraint salons_lon_check CHECK (((lon >= ('-180'::integer)::double precision) AND (lon <= (180)::double precision))),
  constraint salons_practitioner_id_fkey FOREIGN KEY (practitioner_id) REFERENCES practitioners(user_id)
);
CREATE INDEX salons_of_practitioner ON public.salons USING btree (practitioner_id);
CREATE TRIGGER salons_are_live_1 AFTER INSERT ON public.salons REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION live_by_practitioner();
CREATE TRIGGER salons_are_live_2 AFTER UPDATE ON public.salons REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION live_by_practitioner();
CREATE TRIGGER salons_are_live_3 AFTER DELETE ON public.salons REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION live_by_practitioner();
CREATE TRIGGER stays_erased BEFORE INSERT OR UPDATE OF name, address, city, postcode, lat, lon ON public.salons FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('practitioner_id');

create table schema_migrations (
  name text not null,
  hash text not null,
  applied_at timestamp with time zone not null default now(),
  constraint schema_migrations_pkey PRIMARY KEY (name)
);

create table search_log (
  id bigint not null generated as identity,
  day date not null,
  wanted_day date,
  service_type text,
  service_id bigint,
  sub_service_id bigint,
  location_type text not null,
  lat_cell smallint not null,
  lon_cell smallint not null,
  area text not null,
  town text not null,
  found integer not null,
  found_more boolean not null default false,
  constraint search_log_pkey PRIMARY KEY (id),
  constraint search_log_found_check CHECK ((found >= 0)),
  constraint search_log_location_type_check CHECK ((location_type = ANY (ARRAY['mobile'::text, 'salon'::text, 'idm'::text]))),
  constraint search_log_service_id_fkey FOREIGN KEY (service_id) REFERENCES services(id),
  constraint search_log_service_type_check CHECK ((service_type = ANY (ARRAY['beautician'::text, 'hairdresser'::text, 'massage_therapist'::text]))),
  constraint search_log_sub_service_id_fkey FOREIGN KEY (sub_service_id) REFERENCES sub_services(id)
);
CREATE INDEX search_log_by_day ON public.search_log USING btree (day, id);

create table second_factors (
  user_id bigint not null,
  sealed bytea not null,
  confirmed_at timestamp with time zone,
  last_step bigint not null default 0,
  created_at timestamp with time zone not null default now(),
  constraint second_factors_pkey PRIMARY KEY (user_id),
  constraint second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE TRIGGER stays_erased BEFORE INSERT ON public.second_factors FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('user_id');

create table services (
  id bigint not null generated as identity,
  slug text not null,
  name text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint services_pkey PRIMARY KEY (id),
  constraint services_slug_key UNIQUE (slug)
);
CREATE TRIGGER services_are_live AFTER UPDATE ON public.services REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION live_by_service();

create table sessions (
  token_hash bytea not null,
  user_id bigint not null,
  impersonator_id bigint,
  created_at timestamp with time zone not null default now(),
  seen_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  device_hash bytea,
  behind bytea,
  authenticated_at timestamp with time zone not null default now(),
  device text not null default ''::text,
  second_factor boolean not null default false,
  written_position bigint,
  constraint sessions_pkey PRIMARY KEY (token_hash),
  constraint sessions_behind_fkey FOREIGN KEY (behind) REFERENCES sessions(token_hash) ON UPDATE CASCADE ON DELETE CASCADE,
  constraint sessions_device_hash_fkey FOREIGN KEY (device_hash) REFERENCES devices(token_hash) ON DELETE SET NULL,
  constraint sessions_impersonator_id_fkey FOREIGN KEY (impersonator_id) REFERENCES users(id),
  constraint sessions_of_visits CHECK ((((impersonator_id IS NULL) AND (behind IS NULL)) OR ((impersonator_id IS NOT NULL) AND (behind IS NOT NULL) AND (impersonator_id <> user_id) AND (expires_at <= ends_at) AND (ends_at <= (created_at + '01:00:00'::interval))))),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_behind ON public.sessions USING btree (behind) WHERE (behind IS NOT NULL);
CREATE INDEX sessions_by_end ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_of_device ON public.sessions USING btree (device_hash);
CREATE INDEX sessions_of_user ON public.sessions USING btree (user_id);
CREATE TRIGGER stays_erased BEFORE INSERT ON public.sessions FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('user_id');

create table settings (
  only_row boolean not null default true,
  hold_minutes integer not null default 15,
  minimum_notice_minutes integer not null default 60,
  travel_buffer_minutes integer not null default 0,
  horizon_months integer not null default 6,
  fee_percent integer not null default 20,
  cancellation_fee integer not null default 0,
  version integer not null default 1,
  payment_grace_minutes integer not null default 2,
  customer_open_holds integer not null default 3,
  network_open_holds integer not null default 60,
  practitioner_day_open_holds integer not null default 6,
  free_lapsed_holds integer not null default 3,
  report_percent integer not null default 100,
  admin_second_factor integer not null default 1,
  offer_minutes integer not null default 15,
  customer_waiting_entries integer not null default 5,
  brand_name text not null default 'Freely'::text,
  support_email text not null default 'support@freely.example'::text,
  support_phone text not null default '020 7946 0018'::text,
  live_chat_url text not null default ''::text,
  office_address text not null default '12 Papercut Yard
London
SE1 0ZZ'::text,
  social_links text not null default ''::text,
  sender_email text not null default 'hello@freely.example'::text,
  paper_approvals integer not null default 1,
  answers_months integer not null default 12,
  company_name text not null default ''::text,
  company_tax_number text not null default ''::text,
  tax_operator_id text not null default ''::text,
  constraint settings_pkey PRIMARY KEY (only_row),
  constraint settings_admin_second_factor_check CHECK (((admin_second_factor >= 0) AND (admin_second_factor <= 1))),
  constraint settings_answers_months_check CHECK (((answers_months >= 1) AND (answers_months <= 84))),
  constraint settings_brand_name_check CHECK (((length(brand_name) >= 1) AND (length(brand_name) <= 40))),
  constraint settings_cancellation_fee_check CHECK (((cancellation_fee >= 0) AND (cancellation_fee <= 100000))),
  constraint settings_company_name_check CHECK ((length(company_name) <= 200)),
  constraint settings_company_tax_number_check CHECK ((length(company_tax_number) <= 40)),
  constraint settings_customer_open_holds_check CHECK (((customer_open_holds >= 1) AND (customer_open_holds <= 1000))),
  constraint settings_customer_waiting_entries_check CHECK (((customer_waiting_entries >= 0) AND (customer_waiting_entries <= 100))),
  constraint settings_fee_percent_check CHECK (((fee_percent >= 0) AND (fee_percent <= 100))),
  constraint settings_free_lapsed_holds_check CHECK (((free_lapsed_holds >= 0) AND (free_lapsed_holds <= 1000))),
  constraint settings_hold_minutes_check CHECK (((hold_minutes >= 1) AND (hold_minutes <= 240))),
  constraint settings_horizon_months_check CHECK (((horizon_months >= 1) AND (horizon_months <= 24))),
  constraint settings_live_chat_url_check CHECK ((length(live_chat_url) <= 300)),
  constraint settings_minimum_notice_max CHECK ((minimum_notice_minutes <= 10080)) NOT VALID,
  constraint settings_minimum_notice_minutes_check CHECK ((minimum_notice_minutes >= 0)),
  constraint settings_network_open_holds_check CHECK (((network_open_holds >= 1) AND (network_open_holds <= 10000))),
  constraint settings_offer_minutes_check CHECK (((offer_minutes >= 1) AND (offer_minutes <= 240))),
  constraint settings_office_address_check CHECK (((length(office_address) >= 1) AND (length(office_address) <= 300))),
  constraint settings_only_row_check CHECK (only_row),
  constraint settings_paper_approvals_check CHECK (((paper_approvals >= 1) AND (paper_approvals <= 2))),
  constraint settings_payment_grace_minutes_check CHECK (((payment_grace_minutes >= 0) AND (payment_grace_minutes <= 10))),
  constraint settings_practitioner_day_open_holds_check CHECK (((practitioner_day_open_holds >= 1) AND (practitioner_day_open_holds <= 1000))),
  constraint settings_report_percent_check CHECK (((report_percent >= 0) AND (report_percent <= 100))),
  constraint settings_sender_email_check CHECK (((length(sender_email) >= 3) AND (length(sender_email) <= 254))),
  constraint settings_social_links_check CHECK ((length(social_links) <= 1000)),
  constraint settings_support_email_check CHECK (((length(support_email) >= 3) AND (length(support_email) <= 254))),
  constraint settings_support_phone_check CHECK (((length(support_phone) >= 6) AND (length(support_phone) <= 30))),
  constraint settings_tax_operator_id_check CHECK ((length(tax_operator_id) <= 40)),
  constraint settings_travel_buffer_minutes_check CHECK (((travel_buffer_minutes >= 0) AND (travel_buffer_minutes <= 240)))
);

create table signed_questionnaires (
  id bigint not null generated as identity,
  booking_id bigint not null,
  questionnaire_id bigint not null,
  version integer not null,
  customer_id bigint not null,
  practitioner_id bigint not null,
  signed_at timestamp with time zone not null default clock_timestamp(),
  sealed bytea,
  constraint signed_questionnaires_pkey PRIMARY KEY (id),
  constraint signed_questionnaires_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint signed_questionnaires_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES users(id),
  constraint signed_questionnaires_practitioner_id_fkey FOREIGN KEY (practitioner_id) REFERENCES practitioners(user_id),
  constraint signed_questionnaires_questionnaire_id_version_fkey FOREIGN KEY (questionnaire_id, version) REFERENCES questionnaire_versions(questionnaire_id, version)
);
CREATE INDEX signed_questionnaires_kept ON public.signed_questionnaires USING btree (booking_id) WHERE (sealed IS NOT NULL);
CREATE INDEX signed_questionnaires_of_booking ON public.signed_questionnaires USING btree (booking_id, questionnaire_id, id);
CREATE INDEX signed_questionnaires_of_customer ON public.signed_questionnaires USING btree (customer_id);
CREATE INDEX signed_questionnaires_of_practitioner ON public.signed_questionnaires USING btree (practitioner_id);
CREATE TRIGGER stays_erased BEFORE INSERT OR UPDATE OF sealed ON public.signed_questionnaires FOR EACH ROW WHEN ((new.sealed IS NOT NULL)) EXECUTE FUNCTION refuse_erased_account('customer_id');

create table sub_services (
  id bigint not null generated as identity,
  service_id bigint not null,
  name text not null,
  default_duration integer not null,
  "position" integer not null default 0,
  constraint sub_services_pkey PRIMARY KEY (id),
  constraint sub_services_default_duration_check CHECK (((default_duration >= 5) AND (default_duration <= 720))),
  constraint sub_services_service_id_fkey FOREIGN KEY (service_id) REFERENCES services(id),
  constraint sub_services_service_id_name_key UNIQUE (service_id, name)
);
CREATE TRIGGER sub_services_are_live AFTER UPDATE ON public.sub_services REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION live_by_treatment();

create table tax_details (
  practitioner_id bigint not null,
  requested_at timestamp with time zone,
  first_reminded_at timestamp with time zone,
  second_reminded_at timestamp with time zone,
  withholding_told_at timestamp with time zone,
  sealed bytea,
  given_at timestamp with time zone,
  left_at timestamp with time zone,
  constraint tax_details_pkey PRIMARY KEY (practitioner_id),
  constraint tax_details_check CHECK (((given_at IS NULL) OR (sealed IS NOT NULL))),
  constraint tax_details_practitioner_id_fkey FOREIGN KEY (practitioner_id) REFERENCES practitioners(user_id)
);
CREATE INDEX tax_details_missing ON public.tax_details USING btree (requested_at) WHERE ((given_at IS NULL) AND (left_at IS NULL) AND (withholding_told_at IS NULL));
CREATE INDEX tax_details_of_former ON public.tax_details USING btree (left_at) WHERE (left_at IS NOT NULL);
CREATE TRIGGER stays_erased BEFORE INSERT OR UPDATE OF sealed ON public.tax_details FOR EACH ROW WHEN ((new.sealed IS NOT NULL)) EXECUTE FUNCTION refuse_erased_account('practitioner_id');

create table tax_report_sellers (
  id bigint not null generated as identity,
  report_id bigint not null,
  practitioner_id bigint not null,
  doc_ref text not null,
  corrects bigint,
  is_deletion boolean not null default false,
  consideration integer[] not null,
  fees integer[] not null,
  activities integer[] not null,
  sealed bytea not null,
  constraint tax_report_sellers_pkey PRIMARY KEY (id),
  constraint tax_report_sellers_activities_check CHECK ((cardinality(activities) = 4)),
  constraint tax_report_sellers_consideration_check CHECK ((cardinality(consideration) = 4)),
  constraint tax_report_sellers_corrects_fkey FOREIGN KEY (corrects) REFERENCES tax_report_sellers(id) ON DELETE CASCADE,
  constraint tax_report_sellers_doc_ref_check CHECK ((length(doc_ref) <= 200)),
  constraint tax_report_sellers_doc_ref_key UNIQUE (doc_ref),
  constraint tax_report_sellers_fees_check CHECK ((cardinality(fees) = 4)),
  constraint tax_report_sellers_practitioner_id_fkey FOREIGN KEY (practitioner_id) REFERENCES practitioners(user_id),
  constraint tax_report_sellers_report_id_fkey FOREIGN KEY (report_id) REFERENCES tax_reports(id),
  constraint tax_report_sellers_report_id_practitioner_id_key UNIQUE (report_id, practitioner_id)
);
CREATE INDEX tax_report_sellers_corrected ON public.tax_report_sellers USING btree (corrects);
CREATE INDEX tax_report_sellers_of ON public.tax_report_sellers USING btree (practitioner_id);
CREATE TRIGGER stays_reported BEFORE UPDATE ON public.tax_report_sellers FOR EACH ROW EXECUTE FUNCTION refuse_change_of_report();

create table tax_reports (
  id bigint not null generated as identity,
  year integer not null,
  kind text not null,
  message_ref text not null,
  operator jsonb not null,
  operator_ref text not null,
  made_by bigint,
  made_at timestamp with time zone not null default now(),
  filed_by bigint,
  filed_at timestamp with time zone,
  replaced_at timestamp with time zone,
  constraint tax_reports_pkey PRIMARY KEY (id),
  constraint tax_reports_check CHECK (((filed_at IS NULL) OR (replaced_at IS NULL))),
  constraint tax_reports_filed_by_fkey FOREIGN KEY (filed_by) REFERENCES users(id),
  constraint tax_reports_kind_check CHECK ((kind = ANY (ARRAY['first'::text, 'addition'::text, 'correction'::text]))),
  constraint tax_reports_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id),
  constraint tax_reports_message_ref_check CHECK ((length(message_ref) <= 170)),
  constraint tax_reports_message_ref_key UNIQUE (message_ref),
  constraint tax_reports_year_check CHECK (((year >= 2000) AND (year <= 2200)))
);
CREATE UNIQUE INDEX tax_reports_open ON public.tax_reports USING btree (year, kind) WHERE ((filed_at IS NULL) AND (replaced_at IS NULL));
CREATE TRIGGER stays_made BEFORE UPDATE ON public.tax_reports FOR EACH ROW EXECUTE FUNCTION refuse_change_of_message();

create table time_off (
  id bigint not null generated as identity,
  practitioner_id bigint not null,
  title text not null,
  full_day boolean not null,
  during tstzrange not null,
  created_at timestamp with time zone not null default now(),
  feed_id bigint,
  penalty_id bigint,
  constraint time_off_pkey PRIMARY KEY (id),
  constraint time_off_during_check CHECK ((NOT isempty(during))),
  constraint time_off_ends CHECK (((NOT lower_inf(during)) AND (NOT upper_inf(during)) AND (upper(during) <= (lower(during) + '3 years'::interval)))),
  constraint time_off_feed_id_fkey FOREIGN KEY (feed_id) REFERENCES calendar_feeds(id) ON DELETE CASCADE,
  constraint time_off_penalty_id_fkey FOREIGN KEY (penalty_id) REFERENCES penalties(id) ON DELETE CASCADE,
  constraint time_off_practitioner_id_fkey FOREIGN KEY (practitioner_id) REFERENCES practitioners(user_id)
);
CREATE INDEX time_off_during ON public.time_off USING gist (practitioner_id, during);
CREATE INDEX time_off_of_feed ON public.time_off USING btree (feed_id) WHERE (feed_id IS NOT NULL);
CREATE INDEX time_off_of_penalty ON public.time_off USING btree (penalty_id) WHERE (penalty_id IS NOT NULL);
CREATE TRIGGER stays_erased BEFORE INSERT ON public.time_off FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('practitioner_id');
CREATE TRIGGER time_off_is_busy_1 AFTER INSERT ON public.time_off REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION busy_by_time_off();
CREATE TRIGGER time_off_is_busy_2 AFTER UPDATE ON public.time_off REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION busy_by_changed_time_off();
CREATE TRIGGER time_off_is_busy_3 AFTER DELETE ON public.time_off REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION busy_by_time_off();

create table travel_settings (
  practitioner_id bigint not null,
  way text not null,
  buffer_minutes smallint not null default 0,
  from_base boolean not null default false,
  miles_by_day smallint[] not null default '{}'::smallint[],
  measured boolean default false,
  constraint travel_settings_pkey PRIMARY KEY (practitioner_id),
  constraint travel_settings_buffer_minutes_check CHECK (((buffer_minutes >= 0) AND (buffer_minutes <= 60))),
  constraint travel_settings_miles_by_day_check CHECK ((cardinality(miles_by_day) = ANY (ARRAY[0, 7]))),
  constraint travel_settings_practitioner_id_fkey FOREIGN KEY (practitioner_id) REFERENCES practitioners(user_id),
  constraint travel_settings_way_check CHECK ((way = ANY (ARRAY['foot'::text, 'bicycle'::text, 'transit'::text, 'car'::text])))
);
CREATE TRIGGER stays_erased BEFORE INSERT ON public.travel_settings FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('practitioner_id');
CREATE TRIGGER travel_settings_change_days AFTER INSERT OR DELETE ON public.travel_settings FOR EACH ROW EXECUTE FUNCTION days_with_roads();

create table user_roles (
  user_id bigint not null,
  role text not null,
  constraint user_roles_pkey PRIMARY KEY (user_id, role),
  constraint user_roles_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'practitioner'::text, 'customer'::text]))),
  constraint user_roles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX user_roles_by_role ON public.user_roles USING btree (role, user_id);
CREATE TRIGGER roles_end_sessions_1 AFTER INSERT ON public.user_roles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION end_sessions_of_changed_roles();
CREATE TRIGGER roles_end_sessions_2 AFTER UPDATE ON public.user_roles REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION end_sessions_of_changed_roles();
CREATE TRIGGER roles_end_sessions_3 AFTER DELETE ON public.user_roles REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION end_sessions_of_changed_roles();
CREATE TRIGGER stays_erased BEFORE INSERT ON public.user_roles FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('user_id');

create table users (
  id bigint not null generated as identity,
  email citext not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null default ''::text,
  phone text not null default ''::text,
  gender text,
  birthday date,
  avatar_src text,
  active boolean not null default true,
  erased_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  email_confirmed_at timestamp with time zone,
  first_login_at timestamp with time zone,
  active_before_suspension boolean,
  constraint users_pkey PRIMARY KEY (id),
  constraint users_email_key UNIQUE (email),
  constraint users_gender_check CHECK ((gender = ANY (ARRAY['m'::text, 'f'::text]))),
  constraint users_suspended_is_inactive CHECK (((active_before_suspension IS NULL) OR (NOT active))) NOT VALID
);
CREATE INDEX users_by_age ON public.users USING btree (created_at, id);
CREATE INDEX users_by_name ON public.users USING btree (lower(last_name), lower(first_name), id);
CREATE INDEX users_by_words ON public.users USING gin ((((first_name || ' '::text) || last_name)) gin_trgm_ops, ((email)::text) gin_trgm_ops);
CREATE TRIGGER stays_erased BEFORE UPDATE OF email, password_hash, first_name, last_name, phone, gender, birthday, avatar_src, active ON public.users FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('id');
CREATE TRIGGER users_are_live AFTER UPDATE ON public.users REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION live_by_account();

create table waiting_entries (
  id bigint not null generated as identity,
  customer_id bigint not null,
  practitioner_id bigint,
  services_ids bigint[] not null,
  location_type text not null,
  miles double precision not null,
  address text not null,
  city text not null,
  postcode text not null,
  lat double precision,
  lon double precision,
  weekdays smallint[] not null,
  from_minute integer not null,
  to_minute integer not null,
  until_day date not null,
  status text not null default 'waiting'::text,
  created_at timestamp with time zone not null default now(),
  ended_at timestamp with time zone,
  salon_id bigint,
  constraint waiting_entries_pkey PRIMARY KEY (id),
  constraint waiting_entries_check CHECK ((from_minute <= to_minute)),
  constraint waiting_entries_check1 CHECK (((status = 'waiting'::text) = (ended_at IS NULL))),
  constraint waiting_entries_check2 CHECK ((practitioner_id <> customer_id)),
  constraint waiting_entries_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES users(id),
  constraint waiting_entries_from_minute_check CHECK (((from_minute >= 0) AND (from_minute <= 1439))),
  constraint waiting_entries_location_type_check CHECK ((location_type = ANY (ARRAY['mobile'::text, 'salon'::text]))),
  constraint waiting_entries_miles_check CHECK (((miles > (0)::double precision) AND (miles <= (30)::double precision))),
  constraint waiting_entries_practitioner_id_fkey FOREIGN KEY (practitioner_id) REFERENCES practitioners(user_id),
  constraint waiting_entries_salon_id_fkey FOREIGN KEY (salon_id) REFERENCES salons(id),
  constraint waiting_entries_services_ids_check CHECK (((cardinality(services_ids) >= 1) AND (cardinality(services_ids) <= 20))),
  constraint waiting_entries_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'booked'::text, 'left'::text]))),
  constraint waiting_entries_to_minute_check CHECK (((to_minute >= 0) AND (to_minute <= 1439))),
  constraint waiting_entries_weekdays_check CHECK (((cardinality(weekdays) >= 1) AND (cardinality(weekdays) <= 7)))
);
CREATE INDEX waiting_entries_of_customer ON public.waiting_entries USING btree (customer_id);
CREATE INDEX waiting_entries_waiting ON public.waiting_entries USING btree (practitioner_id, created_at, id) WHERE (status = 'waiting'::text);
CREATE TRIGGER stays_erased BEFORE INSERT ON public.waiting_entries FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('customer_id');

create table waiting_offers (
  booking_id bigint not null,
  entry_id bigint not null,
  customer_id bigint not null,
  practitioner_id bigint not null,
  during tstzrange not null,
  status text not null default 'open'::text,
  offered_at timestamp with time zone not null default now(),
  ended_at timestamp with time zone,
  withdrawn boolean not null default false,
  freed_slot_id bigint,
  constraint waiting_offers_pkey PRIMARY KEY (booking_id),
  constraint waiting_offers_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint waiting_offers_check CHECK (((status = 'open'::text) = (ended_at IS NULL))),
  constraint waiting_offers_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES users(id),
  constraint waiting_offers_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES waiting_entries(id),
  constraint waiting_offers_once_a_person EXCLUDE USING gist (customer_id WITH =, practitioner_id WITH =, during WITH &&),
  constraint waiting_offers_practitioner_id_fkey FOREIGN KEY (practitioner_id) REFERENCES practitioners(user_id),
  constraint waiting_offers_status_check CHECK ((status = ANY (ARRAY['open'::text, 'taken'::text, 'refused'::text, 'missed'::text]))),
  constraint waiting_offers_to_one_at_once EXCLUDE USING gist (practitioner_id WITH =, during WITH &&) WHERE ((status = 'open'::text))
);
CREATE INDEX waiting_offers_by_time ON public.waiting_offers USING btree (offered_at, booking_id);
CREATE INDEX waiting_offers_missed ON public.waiting_offers USING btree (customer_id, ended_at) WHERE (status = 'missed'::text);
CREATE INDEX waiting_offers_of_entry ON public.waiting_offers USING btree (entry_id);
CREATE UNIQUE INDEX waiting_offers_open ON public.waiting_offers USING btree (customer_id) WHERE (status = 'open'::text);

create table work_breaks (
  id bigint not null generated as identity,
  work_hours_id bigint not null,
  from_minute integer not null,
  to_minute integer not null,
  constraint work_breaks_pkey PRIMARY KEY (id),
  constraint work_breaks_check CHECK ((from_minute < to_minute)),
  constraint work_breaks_from_minute_check CHECK (((from_minute >= 0) AND (from_minute <= 1425))),
  constraint work_breaks_to_minute_check CHECK (((to_minute >= 15) AND (to_minute <= 1440))),
  constraint work_breaks_work_hours_id_fkey FOREIGN KEY (work_hours_id) REFERENCES work_hours(id) ON DELETE CASCADE
);
CREATE INDEX work_breaks_of_hours ON public.work_breaks USING btree (work_hours_id);
CREATE TRIGGER work_breaks_are_live_1 AFTER INSERT ON public.work_breaks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION live_by_break();
CREATE TRIGGER work_breaks_are_live_2 AFTER UPDATE ON public.work_breaks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION live_by_break();
CREATE TRIGGER work_breaks_are_live_3 AFTER DELETE ON public.work_breaks REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION live_by_break();

create table work_hours (
  id bigint not null generated as identity,
  practitioner_id bigint not null,
  salon_id bigint,
  weekday integer not null,
  from_minute integer not null,
  to_minute integer not null,
  constraint work_hours_pkey PRIMARY KEY (id),
  constraint work_hours_check CHECK ((from_minute < to_minute)),
  constraint work_hours_from_minute_check CHECK (((from_minute >= 0) AND (from_minute <= 1425))),
  constraint work_hours_practitioner_id_fkey FOREIGN KEY (practitioner_id) REFERENCES practitioners(user_id),
  constraint work_hours_practitioner_id_salon_id_weekday_key UNIQUE NULLS NOT DISTINCT (practitioner_id, salon_id, weekday),
  constraint work_hours_salon_id_fkey FOREIGN KEY (salon_id) REFERENCES salons(id) ON DELETE CASCADE,
  constraint work_hours_to_minute_check CHECK (((to_minute >= 15) AND (to_minute <= 1440))),
  constraint work_hours_weekday_check CHECK (((weekday >= 0) AND (weekday <= 6)))
);
CREATE TRIGGER stays_erased BEFORE INSERT ON public.work_hours FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('practitioner_id');
CREATE TRIGGER work_hours_are_live_1 AFTER INSERT ON public.work_hours REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION live_by_practitioner();
CREATE TRIGGER work_hours_are_live_2 AFTER UPDATE ON public.work_hours REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION live_by_practitioner();
CREATE TRIGGER work_hours_are_live_3 AFTER DELETE ON public.work_hours REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION live_by_practitioner();

create table work_images (
  id bigint not null generated as identity,
  practitioner_id bigint not null,
  src text not null,
  "position" integer not null default 0,
  constraint work_images_pkey PRIMARY KEY (id),
  constraint work_images_practitioner_id_fkey FOREIGN KEY (practitioner_id) REFERENCES practitioners(user_id)
);
CREATE INDEX work_images_of_practitioner ON public.work_images USING btree (practitioner_id, "position");
CREATE TRIGGER stays_erased BEFORE INSERT ON public.work_images FOR EACH ROW EXECUTE FUNCTION refuse_erased_account('practitioner_id');

CREATE OR REPLACE FUNCTION public.booked_at(practitioner bigint, day date, at timestamp with time zone, travel integer)
 RETURNS int4multirange
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return (
    select coalesce(range_agg(int4range(lower(minutes) - travel, upper(minutes) + travel)), '{}')
    from bookings_on(practitioner, day)
    where held_until is null or held_until > at);
end $function$;

CREATE OR REPLACE FUNCTION public.bookings_on(practitioner bigint, day date)
 RETURNS TABLE(minutes int4range, held_until timestamp with time zone)
 LANGUAGE sql
 STABLE
AS $function$
  select int4range(
      floor(extract(epoch from lower(during) - london_midnight(day)) / 60)::int,
      ceil(extract(epoch from upper(during) - london_midnight(day)) / 60)::int),
    case status when 'held' then hold_until end
  from bookings
  where practitioner_id = practitioner and takes_time(status)
    -- No treatment outlasts its day, and travel adds four hours at most: so the plain index on
    -- starts finds them all, and sooner than the one on ranges.
    and starts_at > london_midnight(day) - interval '30 hours'
    and starts_at < london_midnight(day + 1) + interval '4 hours'
    and during && tstzrange(
      london_midnight(day) - interval '4 hours', london_midnight(day + 1) + interval '4 hours')
$function$;

CREATE OR REPLACE FUNCTION public.busy_by_booking()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_days(array_agg(practitioner_id), array_agg(day)) from (
    select distinct practitioner_id, day
    from changed, london_days(during, interval '4 hours') day
    where takes_time(status)) d;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.busy_by_changed_booking()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_nestloop TO 'off'
AS $function$
begin
  perform refresh_days(array_agg(practitioner_id), array_agg(day)) from (
    select distinct t.practitioner_id, day
    from before o join changed n on n.id = o.id
    cross join lateral (values
      (o.practitioner_id, o.during, o.status), (n.practitioner_id, n.during, n.status)
    ) t (practitioner_id, during, status),
    london_days(t.during, interval '4 hours') day
    where takes_time(t.status) and (
      o.practitioner_id, o.during, takes_time(o.status), case o.status when 'held' then o.hold_until end,
      place_key(o.lat, o.lon)
    ) is distinct from (
      n.practitioner_id, n.during, takes_time(n.status), case n.status when 'held' then n.hold_until end,
      place_key(n.lat, n.lon)
    )) d;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.busy_by_changed_time_off()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_days(array_agg(practitioner_id), array_agg(day)) from (
    select distinct practitioner_id, day
    from (select * from before union all select * from changed) t,
      london_days(during, interval '0') day) d;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.busy_by_time_off()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_days(array_agg(practitioner_id), array_agg(day)) from (
    select distinct practitioner_id, day from changed, london_days(during, interval '0') day) d;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.cell_rows(lat double precision, lon double precision, miles double precision)
 RETURNS TABLE(lat_cell smallint, lon_from smallint, lon_to smallint, base double precision, spread double precision)
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT ROWS 24
AS $function$
begin
  return query
    select cell,
      ceil(((lon - width) * 200 / 3 - 1) / 2)::smallint,
      floor(((lon + width) * 200 / 3 - 1) / 2)::smallint,
      p.base, p.spread
    from (select power(sin(miles / 7917.5226::double precision), 2) as reach) r,
      generate_series(
        floor(lat * 50 - miles * 0.73 - 1)::int,
        ceil(lat * 50 + miles * 0.73 + 1)::int) c (number),
      lateral (select number::smallint as cell,
        power(sin(radians(snapped_lat(number::smallint) - lat) / 2), 2) as base,
        cos(radians(snapped_lat(number::smallint))) * cos(radians(lat)) as spread) p,
      lateral (select degrees(2 * asin(sqrt(least(1, greatest(0, (reach - p.base) / p.spread))))) as width) w
    where p.base <= reach;
end $function$;

CREATE OR REPLACE FUNCTION public.clock_shift(day date)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (((EXTRACT(epoch FROM (london_midnight((day + 1)) - london_midnight(day))))::integer / 60) - 1440);

CREATE OR REPLACE FUNCTION public.count_bookings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into booking_counts
  select (starts_at at time zone 'Europe/London')::date, status, paid_at is not null, location_type,
    count(*) * case when tg_op = 'DELETE' then -1 else 1 end
  from changed c where is_counted(c) group by 1, 2, 3, 4;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_changed_bookings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into booking_counts
  select (starts_at at time zone 'Europe/London')::date, status, paid_at is not null, location_type, sum(difference)
  from (
    select b.*, -1 as difference from before b where is_counted(b)
    union all
    select c.*, 1 from changed c where is_counted(c)) b
  group by 1, 2, 3, 4 having sum(difference) <> 0;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_paid_late()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into booking_counts
  select (starts_at at time zone 'Europe/London')::date, status, paid_at is not null, location_type,
    case when tg_op = 'DELETE' then -1 else 1 end
  from bookings
  where id = case when tg_op = 'DELETE' then old.booking_id else new.booking_id end
    and status = 'expired' and not is_patch_test;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.covered_days(practitioner bigint, wants_tick boolean)
 RETURNS datemultirange
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(range_intersect_agg(days), '{(,)}') from (
    select coalesce(range_agg(daterange(p.valid_from, p.valid_to, '[]'))
      filter (where p.id is not null), '{}') as days
    from paper_kinds k
    left join papers p on p.kind = k.kind and p.practitioner_id = practitioner
      and p.state = 'approved'
    where case when wants_tick then k.for_tick else k.for_work end
    group by k.kind) required
$function$;

CREATE OR REPLACE FUNCTION public.days_by_kind()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock(hashtext('paper-kinds'), 0);
  perform refresh_papers((select array_agg(user_id) from practitioners));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.days_by_paper()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_papers((select array_agg(distinct practitioner_id) from changed));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.days_of_newcomer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock_shared(hashtext('paper-kinds'), 0);
  new.tick_dates := covered_days(new.user_id, true);
  new.work_dates := covered_days(new.user_id, false);
  new.ticks_today := new.tick_dates @> london_today();
  new.works_today := new.work_dates @> london_today();
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.days_with_roads()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_days(array_agg(b.practitioner_id), array_agg(b.day))
  from busy_days b
  where b.practitioner_id = coalesce(new.practitioner_id, old.practitioner_id)
    and b.day >= (now() at time zone 'Europe/London')::date;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.earned_by(booking bigint)
 RETURNS TABLE(fee bigint, income bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(sum(e.amount) filter (where t.kind in ('fee', 'fee_undone')), 0)::bigint,
    coalesce(-sum(e.amount), 0)::bigint
  from ledger_tx t
  join ledger_entries e on e.tx_id = t.id and e.account like 'practitioner:%'
  where t.booking_id = booking and t.kind in ('sale', 'discount_funding', 'fee', 'sale_undone',
    'discount_funding_undone', 'fee_undone')
$function$;

CREATE OR REPLACE FUNCTION public.end_sessions_of_changed_roles()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from sessions where user_id in (select user_id from changed);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.is_charged_back(booking bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN COALESCE(((SELECT sum(c.amount) AS sum FROM chargebacks c WHERE ((c.booking_id = is_charged_back.booking) AND (c.status <> 'won'::text))) >= (SELECT (payments.captured - payments.refunded) FROM payments WHERE (payments.booking_id = is_charged_back.booking))), false);

CREATE OR REPLACE FUNCTION public.is_counted(booking bookings)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN ((NOT (booking).is_patch_test) AND (((booking).status <> 'expired'::text) OR (EXISTS (SELECT FROM payments WHERE ((payments.booking_id = (is_counted.booking).id) AND (payments.captured > 0))))));

CREATE OR REPLACE FUNCTION public.is_one_place(one bookings, other bookings)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((place_key((one).lat, (one).lon) = place_key((other).lat, (other).lon)) AND (((one).customer_id = (other).customer_id) OR (((one).location_type = 'salon'::text) AND ((other).location_type = 'salon'::text))));

CREATE OR REPLACE FUNCTION public.is_unpaid_visit(booking bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN ((EXISTS (SELECT FROM bookings b WHERE ((b.id = is_unpaid_visit.booking) AND ((b.total_amount = 0) OR (b.status = 'no_show_practitioner'::text))))) OR is_charged_back(booking));

CREATE OR REPLACE FUNCTION public.join_roads()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  travel travel_settings;
  before bookings;
  after bookings;
begin
  if not takes_time(old.status) then return null; end if;
  if tg_op = 'UPDATE' and takes_time(new.status)
    and (old.starts_at, old.ends_at) = (new.starts_at, new.ends_at) then return null; end if;
  select * into travel from travel_settings where practitioner_id = old.practitioner_id;
  if not found then return null; end if;
  perform from practitioners where user_id = old.practitioner_id for no key update;

  before := visit_before(old.practitioner_id, 0, old.starts_at);
  after := visit_after(old.practitioner_id, 0, old.starts_at, old.ends_at);
  if before.id is not null then
    perform save_roads(with_roads(before, travel,
      visit_before(before.practitioner_id, before.id, before.starts_at),
      visit_after(before.practitioner_id, before.id, before.starts_at, before.ends_at),
      false, before.starts_at));
  end if;
  if after.id is not null then
    perform save_roads(with_roads(after, travel,
      visit_before(after.practitioner_id, after.id, after.starts_at),
      visit_after(after.practitioner_id, after.id, after.starts_at, after.ends_at),
      false, after.starts_at));
  end if;

  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_roads()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  travel travel_settings;
  before bookings;
  after bookings;
begin
  if not takes_time(new.status) then return new; end if;
  if tg_op = 'UPDATE' and takes_time(old.status)
    and (old.starts_at, old.ends_at) = (new.starts_at, new.ends_at) then return new; end if;
  select * into travel from travel_settings where practitioner_id = new.practitioner_id;
  if not found then return new; end if;
  -- Of two at once, the second waits here, then sees the first.
  perform from practitioners where user_id = new.practitioner_id for no key update;

  before := visit_before(new.practitioner_id, new.id, new.starts_at);
  after := visit_after(new.practitioner_id, new.id, new.starts_at, new.ends_at);
  -- The traffic is that of the visit which is in the diary already.
  new := with_roads(new, travel, before, after, true, before.ends_at);
  if after.id is not null then
    perform save_roads(with_roads(after, travel, new, visit_after(
      after.practitioner_id, after.id, after.starts_at, after.ends_at), true, after.starts_at));
  end if;
  if before.id is not null and (before.road_after > 0 or upper(before.during) > before.ends_at) then
    before.during := tstzrange(lower(before.during), before.ends_at);
    before.road_after := 0;
    before.road_to := null;
    perform save_roads(before);
  end if;

  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.lat_cell(lat double precision)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (floor((lat * (50)::double precision)))::smallint;

CREATE OR REPLACE FUNCTION public.ledger_tx_balances()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (select coalesce(sum(amount), 0) from ledger_entries where tx_id = new.tx_id) <> 0 then
    raise exception 'ledger transaction % does not sum to zero', new.tx_id
      using errcode = 'check_violation';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.live_by_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_live((select array_agg(n.id) from changed n
    join before o on o.id = n.id join practitioners on user_id = n.id
    where (n.active, n.first_name, n.last_name, n.avatar_src)
      is distinct from (o.active, o.first_name, o.last_name, o.avatar_src)));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.live_by_break()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_live((select array_agg(distinct practitioner_id) from work_hours
    where id in (select work_hours_id from changed)));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.live_by_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_live((select array_agg(user_id) from changed));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.live_by_practitioner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_live((select array_agg(distinct practitioner_id) from changed));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.live_by_service()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_live((select array_agg(distinct practitioner_id) from offers
    where sub_service_id in (
      select id from sub_services where service_id in (select id from changed))));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.live_by_treatment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_live((select array_agg(distinct practitioner_id) from offers
    where sub_service_id in (select id from changed)));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.live_card(practitioner bigint, mobile boolean, salon boolean, lat_cell smallint, lon_cell smallint, call_out_charge integer)
 RETURNS json
 LANGUAGE sql
 STABLE
AS $function$
  select json_build_array(u.first_name, u.last_name, u.avatar_src,
    shows_tick(p.verified, p.tick_dates), p.bio,
    p.start_working_date, (p.joined_at at time zone 'Europe/London')::date, mobile, salon, lat_cell,
    lon_cell, call_out_charge, (
      select json_agg(json_build_array(t.id, s.slug, t.name, o.price, o.duration)
        order by o.price, t.position, t.id)
      from offers o join sub_services t on t.id = o.sub_service_id
      join services s on s.id = t.service_id
      where o.practitioner_id = practitioner),
    (select upper(days) - 1 from unnest(p.tick_dates) days
      where days @> london_today() and not upper_inf(days)))
  from users u join practitioners p on p.user_id = u.id
  where u.id = practitioner
$function$;

CREATE OR REPLACE FUNCTION public.lon_cell(lon double precision)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (floor(((lon * (100)::double precision) / (3)::double precision)))::smallint;

CREATE OR REPLACE FUNCTION public.london_days(during tstzrange, margin interval)
 RETURNS SETOF date
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select first + n
  from (select
    ((lower(during) - margin) at time zone 'Europe/London')::date as first,
    ((upper(during) + margin - interval '1 microsecond') at time zone 'Europe/London')::date as last) d,
    generate_series(0, last - first) n
$function$;

CREATE OR REPLACE FUNCTION public.london_midnight(day date)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((day)::timestamp without time zone AT TIME ZONE 'Europe/London'::text);

CREATE OR REPLACE FUNCTION public.london_today()
 RETURNS date
 LANGUAGE sql
 STABLE
RETURN ((now() AT TIME ZONE 'Europe/London'::text))::date;

CREATE OR REPLACE FUNCTION public.measured_around(way text, lat smallint, lon smallint, visits integer[])
 RETURNS integer[]
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
#variable_conflict use_variable
begin
  return (
    select array_agg(found.minutes order by i, found.number)
    from generate_series(0, cardinality(visits) / 7 - 1) i
    cross join lateral (values
      (1, (select m.minutes from measured_roads m where m.way = way
        and m.from_lat = lat and m.from_lon = lon
        and m.to_lat = visits[i * 7 + 3] and m.to_lon = visits[i * 7 + 4]
        and m.traffic = visits[i * 7 + 6])),
      (2, (select m.minutes from measured_roads m where m.way = way
        and m.from_lat = visits[i * 7 + 3] and m.from_lon = visits[i * 7 + 4]
        and m.to_lat = lat and m.to_lon = lon
        and m.traffic = visits[i * 7 + 7]))) found (number, minutes));
end $function$;

CREATE OR REPLACE FUNCTION public.measured_minutes(travelled text, start_lat smallint, start_lon smallint, end_lat smallint, end_lon smallint, at_traffic integer)
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (SELECT m.minutes FROM measured_roads m WHERE ((m.way = measured_minutes.travelled) AND (m.from_lat = measured_minutes.start_lat) AND (m.from_lon = measured_minutes.start_lon) AND (m.to_lat = measured_minutes.end_lat) AND (m.to_lon = measured_minutes.end_lon) AND (m.traffic = measured_minutes.at_traffic)));

CREATE OR REPLACE FUNCTION public.minute_since_midnight(wall integer, shift integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (wall >= 120) THEN (wall + shift) WHEN (shift < 0) THEN LEAST(wall, 60) ELSE wall END;

CREATE OR REPLACE FUNCTION public.on_clock(open int4multirange, shift integer)
 RETURNS int4multirange
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
begin
  return (
    select range_agg(int4range(
      minute_since_midnight(lower(stretch), shift), minute_since_midnight(upper(stretch), shift)))
    from unnest(open) stretch);
end $function$;

CREATE OR REPLACE FUNCTION public.on_roads(travel travel_settings, place smallint, day date, at timestamp with time zone, lat double precision, lon double precision, open int4multirange, visits integer[], held_until timestamp with time zone)
 RETURNS int4multirange
 LANGUAGE plpgsql
 STABLE
AS $function$
#variable_conflict use_variable
declare
  blocked int4multirange := '{}';
  base mobile_bases;
  lat_there smallint;
  lon_there smallint;
  key int;
  first_end int;
  last_start int;
  before int;
  after int;
  midnight timestamptz;
  measured int[];
  miles smallint := travel.miles_by_day[extract(dow from day)::int + 1];
begin
  if place > 0 then
    select s.lat, s.lon into lat, lon from salons s
    where s.practitioner_id = travel.practitioner_id and s.enabled
    order by s.id offset place - 1 limit 1;
  elsif travel.from_base or miles is not null then
    select * into base from mobile_bases b where b.practitioner_id = travel.practitioner_id;
    if miles is not null and 7917.5226 * asin(least(1, sqrt(
      power(sin(radians(snapped_lat(lat_cell(base.lat)) - lat) / 2), 2)
      + cos(radians(snapped_lat(lat_cell(base.lat)))) * cos(radians(lat))
        * power(sin(radians(snapped_lon(lon_cell(base.lon)) - lon) / 2), 2)))) > miles then
      return int4multirange(int4range(null, null));
    end if;
  end if;
  lat_there := lat_cell(lat);
  lon_there := lon_cell(lon);
  key := place_key(lat, lon);
  -- The day is freer than its row says.
  if held_until <= at then visits := visits_on(travel.practitioner_id, day, at); end if;

  if travel.measured and cardinality(visits) > 0 then
    measured := measured_around(travel.way, lat_there, lon_there, visits);
  end if;

  for i in 0..coalesce(cardinality(visits), 0) / 7 - 1 loop
    before := 0;
    after := 0;
    -- Only visits at a salon have one, and only who comes to the salon is there already.
    if place = 0 or visits[i * 7 + 5] is distinct from key then
      before := least(240, travel.buffer_minutes + coalesce(measured[i * 2 + 1],
        road_minutes(travel.way, lat_there, lon_there,
          visits[i * 7 + 3]::smallint, visits[i * 7 + 4]::smallint, visits[i * 7 + 6])));
      after := least(240, travel.buffer_minutes + coalesce(measured[i * 2 + 2],
        road_minutes(travel.way, visits[i * 7 + 3]::smallint, visits[i * 7 + 4]::smallint,
          lat_there, lon_there, visits[i * 7 + 7])));
    end if;
    blocked := blocked + int4multirange(
      int4range(visits[i * 7 + 1] - before, visits[i * 7 + 2] + after));
  end loop;

  if place = 0 and travel.from_base and base.practitioner_id is not null and not isempty(open) then
    midnight := london_midnight(day);
    for i in 0..coalesce(cardinality(visits), 0) / 7 - 1 loop
      if visits[i * 7 + 1] >= 0
        and midnight + make_interval(mins => visits[i * 7 + 1]) < london_midnight(day + 1) then
        first_end := least(first_end, visits[i * 7 + 2]);
        last_start := greatest(last_start, visits[i * 7 + 1]);
      end if;
    end loop;
    before := lower(open) + road_between(travel, base.lat, base.lon, lat, lon,
      midnight + make_interval(mins => lower(open)));
    after := upper(open) - road_between(travel, lat, lon, base.lat, base.lon,
      midnight + make_interval(mins => upper(open)));
    blocked := blocked
      + int4multirange(int4range(lower(open), greatest(lower(open), least(before, first_end))))
      + int4multirange(int4range(least(upper(open), greatest(after, last_start)), upper(open)));
  end if;

  return blocked;
end $function$;

CREATE OR REPLACE FUNCTION public.outward_code(postcode text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN split_part(regexp_replace(upper(TRIM(BOTH FROM postcode)), '([0-9][A-Z]{2})$'::text, ' \1'::text), ' '::text, 1);

CREATE OR REPLACE FUNCTION public.owed_of_failed(payment bigint)
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (SELECT (GREATEST((0)::bigint, LEAST((((p.captured - p.refunded) - COALESCE(sum(r.amount) FILTER (WHERE (r.status = 'wanted'::text)), (0)::bigint)) - (SELECT COALESCE(sum(c.amount), (0)::bigint) AS "coalesce" FROM chargebacks c WHERE ((c.booking_id = p.booking_id) AND (c.status <> 'won'::text)))), (COALESCE(sum(r.amount) FILTER (WHERE ((r.status = 'failed'::text) AND (r.replaced_at IS NULL))), (0)::bigint) - COALESCE(sum(r.amount) FILTER (WHERE ((r.status <> 'failed'::text) AND (r.reason = 'made_at_provider'::text))), (0)::bigint)))))::integer AS "greatest" FROM (payments p LEFT JOIN refunds r ON ((r.payment_id = p.id))) WHERE (p.id = owed_of_failed.payment) GROUP BY p.id);

CREATE OR REPLACE FUNCTION public.payout_follows_booking()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update payouts set look_at = new.ends_at where booking_id = new.id and status = 'waiting';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.place_key(lat double precision, lon double precision)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN hashtext((((floor(((lat * (100000)::double precision) + (0.5)::double precision)))::text || ','::text) || (floor(((lon * (100000)::double precision) + (0.5)::double precision)))::text));

CREATE OR REPLACE FUNCTION public.ratings_by_chargeback()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_ratings(array_agg(practitioner_id)) from reviews where booking_id = new.booking_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.ratings_by_review()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_ratings((select array_agg(distinct practitioner_id) from changed));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.ratings_by_visit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from reviews where booking_id = new.id) then
    perform refresh_ratings(array[new.practitioner_id]);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.read_calendar(practitioner bigint, kind text, salon bigint, treatments bigint[], since timestamp with time zone, until timestamp with time zone)
 RETURNS TABLE(is_live boolean, now timestamp with time zone, minimum_notice_minutes integer, horizon_months integer, buffer_minutes integer, places jsonb, time_off jsonb, booked jsonb, durations jsonb)
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
#variable_conflict use_variable
begin
  return query
  select exists (select from live_practitioners where practitioner_id = practitioner),
    statement_timestamp(), s.minimum_notice_minutes, s.horizon_months,
    case kind when 'mobile' then s.travel_buffer_minutes else 0 end,
    (select jsonb_agg(jsonb_build_object(
        'salonId', p.salon_id, 'latCell', p.lat_cell, 'lonCell', p.lon_cell,
        'travelMiles', p.travel_miles,
        'week', (select jsonb_object_agg(h.weekday, jsonb_build_object(
            'hours', jsonb_build_object('from', h.from_minute, 'to', h.to_minute),
            'breaks', coalesce(
              (select jsonb_agg(jsonb_build_object('from', b.from_minute, 'to', b.to_minute))
                from work_breaks b where b.work_hours_id = h.id),
              '[]')))
          from work_hours h
          where h.practitioner_id = practitioner and h.salon_id is not distinct from p.salon_id))
        order by p.place)
      from live_places p
      where p.practitioner_id = practitioner and (p.place = 0) = (kind = 'mobile')
        and (salon is null or p.salon_id = salon)),
    (select jsonb_agg(jsonb_build_object(
        'from', extract(epoch from lower(during)) * 1000,
        'to', extract(epoch from upper(during)) * 1000))
      from time_off
      where practitioner_id = practitioner and during && tstzrange(since, until)),
    (select jsonb_agg(jsonb_build_object(
        'from', extract(epoch from lower(during)) * 1000,
        'to', extract(epoch from upper(during)) * 1000))
      from bookings
      where practitioner_id = practitioner and during && tstzrange(since, until)
        and status in ('held', 'confirmed', 'completed', 'no_show_customer', 'no_show_practitioner')
        and (status <> 'held' or hold_until > statement_timestamp())),
    (select jsonb_object_agg(sub_service_id, duration) from offers
      where practitioner_id = practitioner and sub_service_id = any (treatments))
  from settings s;
end $function$;

CREATE OR REPLACE FUNCTION public.read_travel(practitioner bigint, since timestamp with time zone, until timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
#variable_conflict use_variable
begin
  return (select jsonb_build_object(
    'way', t.way, 'bufferMinutes', t.buffer_minutes, 'milesByDay', to_jsonb(t.miles_by_day),
    'base', case when t.from_base then
      (select jsonb_build_object('lat', lat, 'lon', lon, 'code', outward_code(postcode))
        from mobile_bases where practitioner_id = practitioner) end,
    'salons', (select coalesce(
        jsonb_object_agg(s.id, jsonb_build_object('lat', s.lat, 'lon', s.lon)), '{}')
      from salons s where s.practitioner_id = practitioner),
    'visits', (select coalesce(jsonb_agg(jsonb_build_object(
        'from', extract(epoch from b.starts_at) * 1000, 'to', extract(epoch from b.ends_at) * 1000,
        'stop', jsonb_build_object('lat', b.lat, 'lon', b.lon),
        'customerId', b.customer_id, 'isSalon', b.location_type = 'salon',
        'code', outward_code(b.postcode)) order by b.starts_at), '[]')
      from bookings b
      where b.practitioner_id = practitioner and takes_time(b.status)
        and b.ends_at > since and b.starts_at < until
        and (b.status <> 'held' or b.hold_until > statement_timestamp())))
    from travel_settings t where t.practitioner_id = practitioner);
end $function$;

CREATE OR REPLACE FUNCTION public.read_travel(practitioner bigint, since timestamp with time zone, until timestamp with time zone, home_lat double precision, home_lon double precision)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
#variable_conflict use_variable
declare
  travel jsonb := read_travel(practitioner, since, until);
begin
  if travel is null or (select t.measured from travel_settings t
    where t.practitioner_id = practitioner) is not true then return travel; end if;

  return travel || jsonb_build_object('measuredRoads', (
    with here as (
      select lat_cell(home_lat) as lat, lon_cell(home_lon) as lon where home_lat is not null
      union
      select lat_cell(s.lat), lon_cell(s.lon) from salons s where s.practitioner_id = practitioner),
    there as (
      select lat_cell(b.lat) as lat, lon_cell(b.lon) as lon from bookings b
      where b.practitioner_id = practitioner and takes_time(b.status)
        and b.ends_at > since and b.starts_at < until
      union
      select lat_cell(m.lat), lon_cell(m.lon) from mobile_bases m
      where m.practitioner_id = practitioner)
    select coalesce(jsonb_agg(jsonb_build_array(
      m.from_lat, m.from_lon, m.to_lat, m.to_lon, m.traffic, m.minutes)), '[]')
    from here cross join there
    cross join lateral (values
      (here.lat, here.lon, there.lat, there.lon),
      (there.lat, there.lon, here.lat, here.lon)) pair (from_lat, from_lon, to_lat, to_lon)
    join measured_roads m on m.way = travel ->> 'way'
      and m.from_lat = pair.from_lat and m.from_lon = pair.from_lon
      and m.to_lat = pair.to_lat and m.to_lon = pair.to_lon));
end $function$;

CREATE OR REPLACE FUNCTION public.recount_bookings()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('booking_counts', 0));
  with replaced as (delete from booking_counts)
  insert into booking_counts
  select (starts_at at time zone 'Europe/London')::date, status, paid_at is not null, location_type, count(*)
  from bookings b
  -- The same as is_counted: a call for each row would take ten times as long.
  where not is_patch_test and (status <> 'expired' or exists (
    select from payments where booking_id = b.id and captured > 0))
  group by 1, 2, 3, 4;
end $function$;

CREATE OR REPLACE FUNCTION public.refresh_days(ids bigint[], days date[])
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
begin
  if ids is null then return; end if;
  -- Two changes of one practitioner at once: the second waits, then reads what the first wrote.
  perform from practitioners where user_id = any (ids) order by user_id for no key update;

  insert into busy_days
  select d.practitioner_id, d.day, off.minutes, taken.minutes, taken.held_until,
    case when exists (select from travel_settings t where t.practitioner_id = d.practitioner_id)
      then visits_on(d.practitioner_id, d.day, null) end
  from unnest(ids, days) d (practitioner_id, day)
  cross join lateral (
    select coalesce(range_agg(int4range(
      floor(extract(epoch from lower(t.during) - london_midnight(d.day)) / 60)::int,
      ceil(extract(epoch from upper(t.during) - london_midnight(d.day)) / 60)::int)), '{}') as minutes
    from time_off t
    where t.practitioner_id = d.practitioner_id
      and t.during && tstzrange(london_midnight(d.day), london_midnight(d.day + 1))) off
  cross join lateral (
    select coalesce(range_agg(b.minutes), '{}') as minutes, min(b.held_until) as held_until
    from bookings_on(d.practitioner_id, d.day) b) taken
  on conflict (practitioner_id, day) do update
    set away = excluded.away, booked = excluded.booked, held_until = excluded.held_until,
      visits = excluded.visits;

  delete from busy_days b using unnest(ids, days) d (practitioner_id, day)
  where b.practitioner_id = d.practitioner_id and b.day = d.day
    and b.away = '{}' and b.booked = '{}';
end $function$;

CREATE OR REPLACE FUNCTION public.refresh_live(ids bigint[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if ids is null then return; end if;
  -- Two changes of one practitioner at once: the second waits, then reads what the first wrote.
  perform from practitioners where user_id = any (ids) order by user_id for no key update;

  delete from live_practitioners where practitioner_id = any (ids);
  delete from live_hours where practitioner_id = any (ids);
  delete from live_offers where practitioner_id = any (ids);

  insert into live_practitioners
  select l.practitioner_id, l.mobile, l.salon, l.lat_cell, l.lon_cell,
    live_card(l.practitioner_id, l.mobile, l.salon, l.lat_cell, l.lon_cell, l.call_out_charge),
    coalesce(r.reviews_amount, 0), r.overall
  from (
    select practitioner_id, bool_or(place = 0) as mobile, bool_or(place > 0) as salon,
      (array_agg(lat_cell order by place))[1] as lat_cell,
      (array_agg(lon_cell order by place))[1] as lon_cell,
      min(call_out_charge) filter (where place = 0) as call_out_charge
    from live_places where practitioner_id = any (ids)
    group by practitioner_id
  ) l
  left join practitioner_ratings r on r.practitioner_id = l.practitioner_id;

  insert into live_hours
  select p.practitioner_id, h.weekday, p.place,
    int4multirange(int4range(h.from_minute, h.to_minute)) - coalesce(
      (select range_agg(int4range(from_minute, to_minute)) from work_breaks
        where work_hours_id = h.id),
      '{}')
  from live_places p
  join work_hours h on h.practitioner_id = p.practitioner_id
    and h.salon_id is not distinct from p.salon_id
  where p.practitioner_id = any (ids);

  insert into live_offers
  select p.practitioner_id, p.place, p.place = 0, o.wanted, p.lat_cell, p.lon_cell,
    p.travel_miles, o.price, o.price + p.call_out_charge, o.duration,
    p.start_working_date, p.joined_at, review_rank(r.reviews_amount, r.overall),
    coalesce(w.weekdays, 0)
  from live_places p
  join (
    select practitioner_id, sub_service_id as wanted, price, duration
    from offers where practitioner_id = any (ids)
    union all
    (select distinct on (o.practitioner_id, s.service_id)
      o.practitioner_id, -s.service_id, o.price, o.duration
    from offers o join sub_services s on s.id = o.sub_service_id
    where o.practitioner_id = any (ids)
    order by o.practitioner_id, s.service_id, o.price, o.duration)
  ) o on o.practitioner_id = p.practitioner_id
  left join (
    select practitioner_id, place, sum(1 << weekday)::smallint as weekdays
    from live_hours where practitioner_id = any (ids) and open <> '{}'
    group by practitioner_id, place
  ) w on w.practitioner_id = p.practitioner_id and w.place = p.place
  left join practitioner_ratings r on r.practitioner_id = p.practitioner_id
  where p.practitioner_id = any (ids);
end $function$;

CREATE OR REPLACE FUNCTION public.refresh_papers(ids bigint[])
 RETURNS void
 LANGUAGE sql
AS $function$
  select pg_advisory_xact_lock_shared(hashtext('paper-kinds'), 0);
  update practitioners p
  set tick_dates = d.tick, work_dates = d.work,
    ticks_today = d.tick @> london_today(), works_today = d.work @> london_today()
  from (select id, covered_days(id, true) as tick, covered_days(id, false) as work
    from unnest(ids) id) d
  where p.user_id = d.id and (p.tick_dates, p.work_dates, p.ticks_today, p.works_today)
    is distinct from (d.tick, d.work, d.tick @> london_today(), d.work @> london_today())
$function$;

CREATE OR REPLACE FUNCTION public.refresh_ratings(ids bigint[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if ids is null then return; end if;
  perform from practitioners where user_id = any (ids) order by user_id for no key update;

  delete from practitioner_ratings where practitioner_id = any (ids);
  insert into practitioner_ratings
  select practitioner_id, count(*), avg(friendliness), avg(communication), avg(satisfaction),
    avg(timekeeping), avg((friendliness + communication + satisfaction + timekeeping) / 4)
  from reviews where practitioner_id = any (ids) and hidden_reason is null
    and not is_unpaid_visit(booking_id)
  group by practitioner_id;

  update live_practitioners l
  set reviews_amount = coalesce(r.reviews_amount, 0), overall = r.overall
  from unnest(ids) id left join practitioner_ratings r on r.practitioner_id = id
  where l.practitioner_id = id;

  update live_offers set review_rank = review_rank(r.reviews_amount, r.overall)
  from unnest(ids) id left join practitioner_ratings r on r.practitioner_id = id
  where live_offers.practitioner_id = id
    and review_rank <> review_rank(r.reviews_amount, r.overall);
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_change_of_message()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.filed_at is not null
    or to_jsonb(new) - 'filed_at' - 'filed_by' - 'replaced_at'
      is distinct from to_jsonb(old) - 'filed_at' - 'filed_by' - 'replaced_at' then
    raise exception 'a report is not changed, but corrected';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_change_of_report()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if to_jsonb(new) - 'sealed' is distinct from to_jsonb(old) - 'sealed' then
    raise exception 'what was reported is not changed, but corrected';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_change_of_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a version of a questionnaire stays as it was signed';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_erased_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  -- The column that leads to the account.
  owner bigint := (to_jsonb(new) ->> tg_argv[0])::bigint;
begin
  if current_setting('freely.erases', true) = 'on' then return new; end if;
  -- The erasure misses a row that it cannot see yet, so it comes before this or after it. It also
  -- changes the rows that stay, so an update waits without this lock.
  if tg_op = 'INSERT' then perform from users where id = owner for key share; end if;
  if exists (select from users where id = owner and erased_at is not null) then
    raise exception 'account % is erased', owner
      using errcode = 'check_violation', constraint = 'account_is_not_erased';
  end if;
  -- The row of a practitioner is there before the role, and stays after it.
  if (tg_argv[0] = 'practitioner_id' or tg_table_name = 'practitioners' and tg_op = 'UPDATE')
    and owner is not null
    and not exists (select from user_roles where user_id = owner and role = 'practitioner') then
    raise exception 'account % is not a practitioner''s any more', owner
      using errcode = 'check_violation', constraint = 'account_is_not_erased';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_words_of_erased()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  writer bigint;
begin
  if current_setting('freely.erases', true) = 'on' then return new; end if;
  for n in 0 .. tg_nargs - 1 by 2 loop
    continue when coalesce(to_jsonb(new) ->> tg_argv[n], '') = '';
    continue when tg_op = 'UPDATE' and to_jsonb(new) ->> tg_argv[n] = to_jsonb(old) ->> tg_argv[n];
    select (to_jsonb(b) ->> tg_argv[n + 1])::bigint into writer from bookings b where b.id = new.booking_id;
    -- The erasure cannot see a row that is not committed yet, so it comes before this or after it.
    perform from users where id = writer for key share;
    if exists (select from users where id = writer and erased_at is not null)
      or tg_argv[n + 1] = 'practitioner_id'
        and not exists (select from user_roles where user_id = writer and role = 'practitioner') then
      raise exception 'account % is erased', writer
        using errcode = 'check_violation', constraint = 'account_is_not_erased';
    end if;
  end loop;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.review_rank(amount integer, overall numeric)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
RETURN ((COALESCE(amount, 0) * 64) + (round((COALESCE(overall, (0)::numeric) * (10)::numeric)))::integer);

CREATE OR REPLACE FUNCTION public.road_between(travel travel_settings, from_lat double precision, from_lon double precision, to_lat double precision, to_lon double precision, at timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN LEAST(240, ((travel).buffer_minutes + COALESCE(CASE WHEN (travel).measured THEN measured_minutes((travel).way, lat_cell(from_lat), lon_cell(from_lon), lat_cell(to_lat), lon_cell(to_lon), traffic_at(at)) ELSE NULL::integer END, road_minutes((travel).way, lat_cell(from_lat), lon_cell(from_lon), lat_cell(to_lat), lon_cell(to_lon), traffic_at(at)))));

CREATE OR REPLACE FUNCTION public.road_minutes(way text, from_lat smallint, from_lon smallint, to_lat smallint, to_lon smallint, traffic integer)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
declare
  -- Half of a square's side is the least (libs/domain/travel-time).
  miles double precision := greatest(0.7, 7917.5226 * asin(least(1, sqrt(
    power(sin(radians(snapped_lat(to_lat) - snapped_lat(from_lat)) / 2), 2)
    + cos(radians(snapped_lat(from_lat))) * cos(radians(snapped_lat(to_lat)))
      * power(sin(radians(snapped_lon(to_lon) - snapped_lon(from_lon)) / 2), 2)))));
  speed int := (case way when 'foot' then '{3,3,3}' when 'bicycle' then '{8,9,9}'
    when 'transit' then '{8,10,10}' else '{11,15,20}' end::int[])[traffic + 1];
  fixed int := (case way when 'foot' then '{0,0,0}' when 'bicycle' then '{3,3,3}'
    when 'transit' then '{10,10,20}' else '{5,5,5}' end::int[])[traffic + 1];
begin
  return least(240, ceil(fixed + (miles * 1.3 * 60) / speed - 1e-6)::int);
end $function$;

CREATE OR REPLACE FUNCTION public.save_roads(booking bookings)
 RETURNS void
 LANGUAGE sql
AS $function$
  update bookings set during = booking.during, road_before = booking.road_before,
    road_from = booking.road_from, road_after = booking.road_after, road_to = booking.road_to
  where id = booking.id and (during, road_before, road_from, road_after, road_to) is distinct from
    (booking.during, booking.road_before, booking.road_from, booking.road_after, booking.road_to)
$function$;

CREATE OR REPLACE FUNCTION public.search_treatments(near_lat double precision, near_lon double precision, kind text, miles double precision, slugs text[])
 RETURNS TABLE(slug text, category text, id bigint, name text)
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
#variable_conflict use_variable
begin
  return query
  with squares as materialized (
    select true as mobile, * from cell_rows(near_lat, near_lon, 30) where kind <> 'salon'
    union all
    select false, * from cell_rows(near_lat, near_lon, miles) where kind <> 'mobile'
  )
  select s.slug, s.name, t.id, t.name
  from services s join sub_services t on t.service_id = s.id
  where s.slug = any (slugs) and exists (
    select from squares q
    join live_offers o on o.wanted = t.id and o.mobile = q.mobile and o.lat_cell = q.lat_cell
      and o.lon_cell between q.lon_from and q.lon_to
    where not q.mobile
      or q.base + q.spread * power(sin(radians(snapped_lon(o.lon_cell) - near_lon) / 2), 2)
        <= power(sin(o.travel_miles / 7917.5226::float8), 2))
  order by s.id, t.position, t.id;
end $function$;

CREATE OR REPLACE FUNCTION public.shows_tick(verified boolean, tick_dates datemultirange)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (verified AND (tick_dates @> london_today()));

CREATE OR REPLACE FUNCTION public.snapped_lat(cell smallint)
 RETURNS double precision
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((((2 * cell) + 1))::double precision / (100)::double precision);

CREATE OR REPLACE FUNCTION public.snapped_lon(cell smallint)
 RETURNS double precision
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (((((2 * cell) + 1) * 3))::double precision / (200)::double precision);

CREATE OR REPLACE FUNCTION public.takes_time(status text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (status = ANY (ARRAY['held'::text, 'confirmed'::text, 'completed'::text, 'no_show_customer'::text, 'no_show_practitioner'::text]));

CREATE OR REPLACE FUNCTION public.traffic_at(at timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
declare
  local timestamp := at at time zone 'Europe/London';
  minute int := extract(hour from local) * 60 + extract(minute from local);
begin
  if minute < 360 or minute >= 1320 then return 2; end if;
  if extract(dow from local) in (0, 6) then return 1; end if;
  return case when minute between 450 and 569 or minute between 990 and 1109 then 0 else 1 end;
end $function$;

CREATE OR REPLACE FUNCTION public.visit_after(practitioner bigint, but bigint, starts timestamp with time zone, ends timestamp with time zone)
 RETURNS bookings
 LANGUAGE sql
 STABLE
AS $function$
  select b from bookings b
  where b.practitioner_id = practitioner and b.id <> but and takes_time(b.status)
    and b.starts_at >= ends and b.starts_at < ends + interval '30 hours'
    and (b.starts_at < ends + interval '4 hours'
      or (b.starts_at at time zone 'Europe/London')::date = (starts at time zone 'Europe/London')::date)
  order by b.starts_at limit 1
$function$;

CREATE OR REPLACE FUNCTION public.visit_before(practitioner bigint, but bigint, at timestamp with time zone)
 RETURNS bookings
 LANGUAGE sql
 STABLE
AS $function$
  select b from bookings b
  where b.practitioner_id = practitioner and b.id <> but and takes_time(b.status)
    and b.starts_at < at and b.ends_at <= at
    and b.starts_at > at - interval '30 hours'
    and (b.ends_at > at - interval '4 hours'
      or (b.starts_at at time zone 'Europe/London')::date = (at at time zone 'Europe/London')::date)
  order by b.starts_at desc limit 1
$function$;

CREATE OR REPLACE FUNCTION public.visits_on(practitioner bigint, day date, at timestamp with time zone)
 RETURNS integer[]
 LANGUAGE plpgsql
 STABLE
AS $function$
#variable_conflict use_variable
declare
  found int[] := '{}';
  visit bookings;
  midnight timestamptz := london_midnight(day);
begin
  for visit in
    select * from bookings b
    where b.practitioner_id = practitioner and takes_time(b.status)
      and (at is null or b.status <> 'held' or b.hold_until > at)
      and b.starts_at > midnight - interval '30 hours'
      and b.starts_at < london_midnight(day + 1) + interval '4 hours'
      and b.ends_at > midnight - interval '4 hours'
    order by b.starts_at
  loop
    found := found || array[
      floor(extract(epoch from visit.starts_at - midnight) / 60)::int,
      ceil(extract(epoch from visit.ends_at - midnight) / 60)::int,
      lat_cell(visit.lat), lon_cell(visit.lon),
      case when visit.location_type = 'salon' then place_key(visit.lat, visit.lon) end,
      traffic_at(visit.starts_at), traffic_at(visit.ends_at)];
  end loop;
  return found;
end $function$;

CREATE OR REPLACE FUNCTION public.with_roads(booking bookings, travel travel_settings, before bookings, after bookings, tight boolean, traffic_before timestamp with time zone)
 RETURNS bookings
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  base mobile_bases;
  goes_home boolean := travel.from_base and booking.location_type = 'mobile';
begin
  booking.road_before := 0; booking.road_from := null;
  booking.road_after := 0; booking.road_to := null;
  if goes_home and (before.id is null or after.id is null) then
    select * into base from mobile_bases where practitioner_id = booking.practitioner_id;
  end if;

  if before.id is not null then
    booking.road_before := case when is_one_place(before, booking) then 0 else road_between(
      travel, before.lat, before.lon, booking.lat, booking.lon, traffic_before) end;
    if not tight then
      booking.road_before := least(booking.road_before,
        floor(extract(epoch from booking.starts_at - before.ends_at) / 60));
    end if;
    booking.road_from := outward_code(before.postcode);
  elsif base.practitioner_id is not null then
    -- Two hours at most: the other half of a gap of four may be the road of the day before.
    booking.road_before := least(120, road_between(
      travel, base.lat, base.lon, booking.lat, booking.lon, booking.starts_at));
    booking.road_from := outward_code(base.postcode);
  end if;
  if after.id is null and base.practitioner_id is not null then
    booking.road_after := least(120, road_between(
      travel, booking.lat, booking.lon, base.lat, base.lon, booking.ends_at));
    booking.road_to := outward_code(base.postcode);
  end if;
  if booking.road_before = 0 then booking.road_from := null; end if;
  if booking.road_after = 0 then booking.road_to := null; end if;
  booking.during := tstzrange(
    booking.starts_at - make_interval(mins => booking.road_before),
    booking.ends_at + make_interval(mins => booking.road_after));

  return booking;
end $function$;
