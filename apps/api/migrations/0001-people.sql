-- Who uses the market, what they offer, where and when.

create extension if not exists btree_gist;
create extension if not exists citext;
create extension if not exists pg_trgm;

-- Operator's settings that rules read: one row, so that a missing one is impossible.
create table settings (
  only_row boolean primary key default true check (only_row),
  hold_minutes int not null default 15 check (hold_minutes between 1 and 240),
  minimum_notice_minutes int not null default 60 check (minimum_notice_minutes >= 0),
  travel_buffer_minutes int not null default 0 check (travel_buffer_minutes between 0 and 240),
  horizon_months int not null default 6 check (horizon_months between 1 and 24),
  fee_percent int not null default 20 check (fee_percent between 0 and 100)
);
insert into settings default values;

create table users (
  id bigint generated always as identity (start with 20001) primary key,
  email citext not null unique,
  password_hash text not null,
  first_name text not null,
  last_name text not null default '',
  phone text not null default '',
  gender text check (gender in ('m', 'f')),
  birthday date,
  avatar_src text,
  active boolean not null default true,
  -- Personal data is erased, the row stays for the accounts (D42).
  erased_at timestamptz,
  created_at timestamptz not null default now()
);

create table user_roles (
  user_id bigint not null references users on delete cascade,
  role text not null check (role in ('admin', 'practitioner', 'customer')),
  primary key (user_id, role)
);

-- Tokens are random and opaque; only their SHA-256 is stored (D38).
create table sessions (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  impersonator_id bigint references users,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Sliding never goes beyond this.
  ends_at timestamptz not null
);
create index sessions_of_user on sessions (user_id);

-- Failed passwords and registrations, to limit them by account and by address (D40).
create table attempts (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('login', 'registration')),
  account citext not null,
  -- Of the network: an IPv4 address, or the /64 of an IPv6 one.
  address text not null,
  at timestamptz not null default now()
);
create index attempts_of_account on attempts (account, at);
create index attempts_of_address on attempts (address, at);
create index attempts_by_time on attempts (at);

create table services (
  id bigint generated always as identity primary key,
  slug text not null unique,
  name text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table sub_services (
  id bigint generated always as identity primary key,
  service_id bigint not null references services,
  name text not null,
  default_duration int not null check (default_duration between 5 and 720),
  position int not null default 0,
  unique (service_id, name)
);

-- A practitioner is a user: the same id.
create table practitioners (
  user_id bigint primary key references users,
  onboarding_step int not null default 1 check (onboarding_step between 0 and 6),
  -- Null while waiting for an admin.
  approved boolean,
  approved_at timestamptz,
  -- The red tick: insurance was declared, and an admin approved (D30).
  verified boolean not null default false,
  insurance boolean not null default false,
  medical_disclaimer boolean not null default false,
  how_you_find text,
  appointment_scheduling text,
  bio text not null default '',
  qualifications text[] not null default '{}',
  start_working_date date,
  joined_at timestamptz not null default now()
);

-- Travelling to customers: at most one base each.
create table mobile_bases (
  practitioner_id bigint primary key references practitioners,
  enabled boolean not null default true,
  travel_miles int not null check (travel_miles between 0 and 30),
  call_out_charge int not null default 0 check (call_out_charge between 0 and 100000),
  address text not null,
  city text not null,
  postcode text not null,
  lat double precision not null check (lat between -90 and 90),
  lon double precision not null check (lon between -180 and 180)
);

create table salons (
  id bigint generated always as identity primary key,
  practitioner_id bigint not null references practitioners,
  enabled boolean not null default true,
  name text not null default '',
  address text not null,
  city text not null,
  postcode text not null,
  lat double precision not null check (lat between -90 and 90),
  lon double precision not null check (lon between -180 and 180)
);
create index salons_of_practitioner on salons (practitioner_id);

-- What a practitioner offers; price in pence, duration in minutes.
create table offers (
  practitioner_id bigint not null references practitioners,
  sub_service_id bigint not null references sub_services,
  price int not null check (price between 0 and 10000000),
  duration int not null check (duration between 5 and 720),
  primary key (practitioner_id, sub_service_id)
);

-- Weekly hours by location: salon_id null means mobile. Minutes since midnight, London wall time.
create table work_hours (
  id bigint generated always as identity primary key,
  practitioner_id bigint not null references practitioners,
  salon_id bigint references salons on delete cascade,
  weekday int not null check (weekday between 0 and 6),
  from_minute int not null check (from_minute between 0 and 1425),
  to_minute int not null check (to_minute between 15 and 1440),
  check (from_minute < to_minute),
  unique nulls not distinct (practitioner_id, salon_id, weekday)
);

create table work_breaks (
  id bigint generated always as identity primary key,
  work_hours_id bigint not null references work_hours on delete cascade,
  from_minute int not null check (from_minute between 0 and 1425),
  to_minute int not null check (to_minute between 15 and 1440),
  check (from_minute < to_minute)
);
create index work_breaks_of_hours on work_breaks (work_hours_id);

create table time_off (
  id bigint generated always as identity primary key,
  practitioner_id bigint not null references practitioners,
  title text not null,
  full_day boolean not null,
  during tstzrange not null check (not isempty(during)),
  created_at timestamptz not null default now()
);
create index time_off_during on time_off using gist (practitioner_id, during);

create table work_images (
  id bigint generated always as identity primary key,
  practitioner_id bigint not null references practitioners,
  src text not null,
  position int not null default 0
);
create index work_images_of_practitioner on work_images (practitioner_id, position);
