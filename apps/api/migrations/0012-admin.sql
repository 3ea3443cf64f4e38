-- What the admin area stands on: lists that stay quick, and what was searched for.

-- Lists ------------------------------------------------------------------------------------------

-- Parts of a name or of an address, as they are typed into a search box.
create index users_by_words on users
  using gin ((first_name || ' ' || last_name) gin_trgm_ops, (email::text) gin_trgm_ops);
create index users_by_name on users (lower(last_name), lower(first_name), id);
create index users_by_age on users (created_at, id);

-- Who waits for a decision, and of them who is done with onboarding; then the newest.
create index practitioners_waiting_first on practitioners (
  (approved is null) desc, (approved is null and onboarding_step >= 5) desc,
  joined_at desc, user_id desc);
create index practitioners_by_age on practitioners (joined_at, user_id);
create index practitioners_by_step on practitioners (onboarding_step, user_id);

create index bookings_by_start on bookings (starts_at, id);
create index bookings_by_total on bookings (total_amount, id);
create index bookings_by_creation on bookings (created_at, id);

-- Searches ---------------------------------------------------------------------------------------

-- What was looked for, where and with what success; never by whom, at which minute or from where
-- exactly: a day, and a square of the grid (D61).
create table search_log (
  id bigint generated always as identity primary key,
  -- The London day of the search, and the one that was searched for.
  day date not null,
  wanted_day date,
  service_type text check (service_type in ('beautician', 'hairdresser', 'massage_therapist')),
  -- The narrowest that was chosen: a group, or a treatment of it.
  service_id bigint references services,
  sub_service_id bigint references sub_services,
  location_type text not null check (location_type in ('mobile', 'salon', 'idm')),
  lat_cell smallint not null,
  lon_cell smallint not null,
  -- The postcode district that is nearest to the square.
  area text not null,
  town text not null,
  -- How many were found; when `found_more`, at least so many.
  found int not null check (found >= 0),
  found_more boolean not null default false
);
create index search_log_by_day on search_log (day, id);
