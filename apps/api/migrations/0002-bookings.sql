-- Bookings, the money behind them, and everything that must happen after a change.

create table bookings (
  id bigint generated always as identity (start with 40001) primary key,
  practitioner_id bigint not null references practitioners,
  customer_id bigint not null references users,
  -- 'held' and 'expired' are inner names: outside a held booking is an unpaid 'confirmed' one,
  -- an expired one does not exist (D16).
  status text not null default 'held' check (status in (
    'held', 'expired', 'confirmed', 'completed', 'cancelled_by_customer',
    'cancelled_by_practitioner', 'no_show_customer', 'no_show_practitioner')),
  -- The treatment itself, and the time that nobody else can have: with travel on both sides (D10).
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  during tstzrange not null,
  location_type text not null check (location_type in ('mobile', 'salon')),
  salon_id bigint references salons,
  -- Where it takes place, as it was at the moment of booking.
  address text not null,
  city text not null,
  postcode text not null,
  lat double precision not null,
  lon double precision not null,
  address_object text,
  notes text not null default '',
  -- Pence. total = treatments + call_out_charge - discount_amount.
  call_out_charge int not null default 0 check (call_out_charge >= 0),
  discount_percent int not null default 0 check (discount_percent between 0 and 99),
  discount_amount int not null default 0 check (discount_amount >= 0),
  discount_mark text check (discount_mark in ('first_booking', 'rebook', 'time', 'admin')),
  total_amount int not null check (total_amount >= 0),
  fee_percent int not null check (fee_percent between 0 and 100),
  paid_at timestamptz,
  hold_until timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (starts_at < ends_at),
  check (during @> tstzrange(starts_at, ends_at)),
  check ((location_type = 'salon') = (salon_id is not null)),
  check (practitioner_id <> customer_id),
  -- One practitioner is one person: no two of their bookings overlap (D17).
  constraint bookings_no_overlap exclude using gist (practitioner_id with =, during with &&)
    where (status in ('held', 'confirmed', 'completed', 'no_show_customer', 'no_show_practitioner'))
);
create index bookings_of_customer on bookings (customer_id, starts_at desc);
create index bookings_of_practitioner on bookings (practitioner_id, starts_at);
create index bookings_held on bookings (hold_until) where status = 'held';

-- Price snapshots: what was bought, at the price of that moment.
create table booking_items (
  booking_id bigint not null references bookings,
  sub_service_id bigint not null references sub_services,
  name text not null,
  service_name text not null,
  quantity int not null check (quantity between 1 and 20),
  unit_price int not null check (unit_price >= 0),
  unit_duration int not null check (unit_duration > 0),
  primary key (booking_id, sub_service_id)
);

create table booking_events (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings,
  kind text not null,
  actor_id bigint references users,
  impersonator_id bigint references users,
  detail jsonb not null default '{}',
  at timestamptz not null default clock_timestamp()
);
create index booking_events_of_booking on booking_events (booking_id, id);

-- One payment for a booking. Pence.
create table payments (
  id bigint generated always as identity primary key,
  booking_id bigint not null unique references bookings,
  intent_id text unique,
  client_secret text,
  status text not null default 'new' check (status in (
    'new', 'requires_payment', 'succeeded', 'cancelled')),
  amount int not null check (amount > 0),
  captured int not null default 0,
  refunded int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (0 <= refunded and refunded <= captured and captured <= amount)
);

create table refunds (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments,
  -- Why and for what, so that the same reason never refunds twice.
  operation_key text not null unique,
  refund_id text unique,
  status text not null default 'wanted' check (status in ('wanted', 'succeeded', 'failed')),
  amount int not null check (amount > 0),
  reason text not null,
  created_at timestamptz not null default now()
);

-- Every call to the payment provider, committed as an intention before it is sent.
create table provider_ops (
  key text primary key,
  kind text not null,
  booking_id bigint references bookings,
  request jsonb not null,
  status text not null default 'intended' check (status in (
    'intended', 'succeeded', 'failed', 'unknown')),
  provider_id text,
  answer jsonb,
  attempts int not null default 0,
  -- Who is asking the provider right now has it until then; nobody else asks.
  leased_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index provider_ops_open on provider_ops (updated_at) where status in ('intended', 'unknown');

-- Webhooks as they came; the key makes a second delivery nothing.
create table provider_events (
  id text primary key,
  kind text not null,
  object_id text not null,
  received_at timestamptz not null default now(),
  handled_at timestamptz
);
create index provider_events_waiting on provider_events (received_at) where handled_at is null;

-- The double-entry ledger (D23): pence, signed, each transaction sums to zero.
create table ledger_tx (
  id bigint generated always as identity primary key,
  kind text not null,
  booking_id bigint references bookings,
  operation_key text not null unique,
  at timestamptz not null default now()
);
create index ledger_tx_of_booking on ledger_tx (booking_id);

create table ledger_entries (
  id bigint generated always as identity primary key,
  tx_id bigint not null references ledger_tx,
  -- 'provider', 'practitioner:<id>', 'customer:<id>', 'fees', 'discounts'.
  account text not null,
  amount bigint not null check (amount <> 0)
);
create index ledger_entries_of_tx on ledger_entries (tx_id);
create index ledger_entries_of_account on ledger_entries (account);

create function ledger_tx_balances() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(amount), 0) from ledger_entries where tx_id = new.tx_id) <> 0 then
    raise exception 'ledger transaction % does not sum to zero', new.tx_id
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_tx_balances();

-- History is written once: corrections are new rows.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger ledger_tx_append_only before update or delete or truncate on ledger_tx
  for each statement execute function refuse_change();
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function refuse_change();
create trigger booking_events_append_only before update or delete or truncate on booking_events
  for each statement execute function refuse_change();

create table idempotency_keys (
  user_id bigint not null references users,
  key text not null,
  body_hash bytea not null,
  booking_id bigint references bookings,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);

-- Mail to be written and sent from the state at sending time (D52). The key keeps it single.
create table mail_outbox (
  id bigint generated always as identity primary key,
  key text not null unique,
  kind text not null,
  to_user_id bigint references users,
  to_address text,
  booking_id bigint references bookings,
  detail jsonb not null default '{}',
  attempts int not null default 0,
  last_error text,
  -- Who is sending it right now has it until then.
  claimed_until timestamptz,
  sent_at timestamptz,
  -- When it was no longer true at sending time, it is not sent at all.
  dropped_at timestamptz,
  created_at timestamptz not null default now()
);
create index mail_outbox_waiting on mail_outbox (id) where sent_at is null and dropped_at is null;

-- Percentages of 0 mean "no such discount" (D21, D64).
create table loyalty_scheme (
  only_row boolean primary key default true check (only_row),
  first_booking_discount int not null default 0 check (first_booking_discount between 0 and 99),
  rebook_discount int not null default 10 check (rebook_discount between 0 and 99),
  time_discount int not null default 0 check (time_discount between 0 and 99),
  time_discount_from timestamptz,
  time_discount_to timestamptz,
  check (time_discount_from < time_discount_to)
);
insert into loyalty_scheme default values;

create table customer_discounts (
  customer_id bigint primary key references users,
  discount int not null check (discount between 0 and 99)
);

create table reviews (
  id bigint generated always as identity primary key,
  practitioner_id bigint not null references practitioners,
  -- Null for a client whom the practitioner invited (D29).
  booking_id bigint unique references bookings,
  reviewer_name text not null,
  friendliness numeric(2, 1) not null check (friendliness between 0.5 and 5),
  communication numeric(2, 1) not null check (communication between 0.5 and 5),
  satisfaction numeric(2, 1) not null check (satisfaction between 0.5 and 5),
  timekeeping numeric(2, 1) not null check (timekeeping between 0.5 and 5),
  text text not null check (length(text) <= 255),
  hidden_reason text,
  created_at timestamptz not null default now()
);
create index reviews_of_practitioner on reviews (practitioner_id, created_at desc);

create table audit_log (
  id bigint generated always as identity primary key,
  actor_id bigint references users,
  action text not null,
  subject text not null,
  detail jsonb not null default '{}',
  at timestamptz not null default clock_timestamp()
);
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change();
