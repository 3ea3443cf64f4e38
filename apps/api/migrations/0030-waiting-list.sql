-- Waiting lists: who waits for which time, which time became free, and who was offered it. A hold that was
-- offered is told apart, since the limits of unpaid holds are not meant for it.
alter table bookings add column was_offered boolean not null default false;

alter table settings
  add column offer_minutes int not null default 15 check (offer_minutes between 1 and 240),
  add column customer_waiting_entries int not null default 5
    check (customer_waiting_entries between 0 and 100);

create table waiting_entries (
  id bigint generated always as identity primary key,
  customer_id bigint not null references users,
  practitioner_id bigint references practitioners,
  services_ids bigint[] not null check (cardinality(services_ids) between 1 and 20),
  location_type text not null check (location_type in ('mobile', 'salon')),
  miles float8 not null check (miles > 0 and miles <= 30),
  address text not null,
  city text not null,
  postcode text not null,
  lat float8,
  lon float8,
  weekdays smallint[] not null check (cardinality(weekdays) between 1 and 7),
  from_minute int not null check (from_minute between 0 and 1439),
  to_minute int not null check (to_minute between 0 and 1439),
  until_day date not null,
  status text not null default 'waiting' check (status in ('waiting', 'booked', 'left')),
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  check (from_minute <= to_minute),
  check ((status = 'waiting') = (ended_at is null)),
  check (practitioner_id <> customer_id)
);
create index waiting_entries_waiting on waiting_entries (practitioner_id, created_at, id)
  where status = 'waiting';
create index waiting_entries_of_customer on waiting_entries (customer_id);
create trigger stays_erased before insert on waiting_entries
  for each row execute function refuse_erased_account('customer_id');

create table freed_slots (
  id bigint generated always as identity primary key,
  practitioner_id bigint not null references practitioners,
  during tstzrange not null check (not isempty(during)),
  reason text not null check (reason in ('cancelled', 'moved', 'released', 'hours', 'time_off')),
  freed_at timestamptz not null default now(),
  closed_at timestamptz
);
create index freed_slots_open on freed_slots (freed_at) where closed_at is null;
create index freed_slots_closed on freed_slots (closed_at) where closed_at is not null;

create table waiting_offers (
  booking_id bigint primary key references bookings,
  entry_id bigint not null references waiting_entries,
  customer_id bigint not null references users,
  practitioner_id bigint not null references practitioners,
  during tstzrange not null,
  status text not null default 'open' check (status in ('open', 'taken', 'refused', 'missed')),
  offered_at timestamptz not null default now(),
  ended_at timestamptz,
  check ((status = 'open') = (ended_at is null)),
  constraint waiting_offers_to_one_at_once
    exclude using gist (practitioner_id with =, during with &&) where (status = 'open'),
  constraint waiting_offers_once_a_person
    exclude using gist (customer_id with =, practitioner_id with =, during with &&)
);
create unique index waiting_offers_open on waiting_offers (customer_id) where status = 'open';
create index waiting_offers_of_entry on waiting_offers (entry_id);
create index waiting_offers_by_time on waiting_offers (offered_at, booking_id);
create index waiting_offers_missed on waiting_offers (customer_id, ended_at) where status = 'missed';

comment on column bookings.was_offered is
  'Held for somebody on a waiting list, who did not take it themselves.';
comment on table waiting_entries is
  'What a customer waits for: treatments, where, on which days and at which hours, until when.';
comment on column waiting_entries.practitioner_id is
  'Null: anybody who is near enough.';
comment on column waiting_entries.lat is
  'Null for the salon of a practitioner who was named, wherever it is.';
comment on column waiting_entries.services_ids is
  'One entry for each unit of quantity, as in a booking.';
comment on column waiting_entries.miles is
  'How far a salon may be. Who comes to the customer decides how far they travel.';
comment on column waiting_entries.from_minute is
  'The visit starts between these minutes of the London day, both included.';
comment on column waiting_entries.until_day is
  'The last London day of a visit.';
comment on table freed_slots is
  'A time that became free while somebody waited. Open until everybody whom it fits was asked.';
comment on table waiting_offers is
  'A hold that was made for somebody who waited, and what became of it.';
