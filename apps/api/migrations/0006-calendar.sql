-- Calendars both ways (D32): the practitioner's own as a file, and those kept elsewhere.

-- The secret address of the own calendar. The hash finds it; the token is sealed, so that its owner
-- can read it again. Deleting the row makes the address lead nowhere.
create table calendar_addresses (
  practitioner_id bigint primary key references practitioners,
  token_hash bytea not null unique,
  sealed_token bytea not null,
  created_at timestamptz not null default now()
);

-- Addresses of calendars elsewhere are secrets too, as whoever knows one reads the calendar.
create table calendar_feeds (
  id bigint generated always as identity primary key,
  practitioner_id bigint not null references practitioners,
  name text not null default '',
  host text not null,
  url_hash bytea not null,
  sealed_url bytea not null,
  created_at timestamptz not null default now(),
  next_read_at timestamptz not null default now(),
  read_at timestamptz,
  -- Why the last reading failed.
  problem text,
  failures int not null default 0,
  unique (practitioner_id, url_hash)
);
create index calendar_feeds_due on calendar_feeds (next_read_at);

-- Busy elsewhere is time off like any other to whoever asks for free time; only its owner sees the
-- difference. Of the events themselves nothing but their time is kept.
alter table time_off add column feed_id bigint references calendar_feeds on delete cascade;
create index time_off_of_feed on time_off (feed_id) where feed_id is not null;
