-- Limits of unpaid holds (ADR 0034). An account of before counts as confirmed: the default fills the rows
-- that exist, without a rewrite, and is dropped for those that come.
alter table users add column email_confirmed_at timestamptz default now();
alter table users alter column email_confirmed_at drop default;

alter table settings
  add column customer_open_holds int not null default 3 check (customer_open_holds between 1 and 1000),
  add column network_open_holds int not null default 60 check (network_open_holds between 1 and 10000),
  add column practitioner_day_open_holds int not null default 6
    check (practitioner_day_open_holds between 1 and 1000),
  add column free_lapsed_holds int not null default 3 check (free_lapsed_holds between 0 and 1000);

-- Where a hold came from, and whether the customer moved it to another time. Purged after a day.
create table hold_origins (
  booking_id bigint primary key references bookings on delete cascade,
  network text not null,
  was_moved boolean not null default false,
  at timestamptz not null default now()
);
create index hold_origins_of_network on hold_origins (network, at);

-- What a limit refused, for the admins' page about abuse.
create table refused_actions (
  id bigint generated always as identity primary key,
  user_id bigint references users,
  network text not null,
  action text not null,
  reason text not null,
  at timestamptz not null default now()
);
create index refused_actions_by_time on refused_actions (at);
