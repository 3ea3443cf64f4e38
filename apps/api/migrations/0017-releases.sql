-- What browsers report of releases, counted by minute. Nothing here is about a person.
create table release_counts (
  unit text not null check (length(unit) <= 42),
  version text not null check (length(version) <= 120),
  minute timestamptz not null,
  kind text not null check (kind in (
    'page', 'load-failed', 'broke', 'error', 'rejection', 'chunk-failed',
    'visit', 'struck', 'lcp', 'cls', 'inp')),
  -- Of the web vitals: which class of the histogram.
  bucket smallint not null default 0,
  count int not null check (count > 0),
  primary key (unit, version, minute, kind, bucket)
);
create index release_counts_by_minute on release_counts (minute);

-- Which browsers have reported of a release, and whether they met an error: each has one vote about a
-- canary. Keyed hashes, different for every release, and kept for a week.
create table release_reporters (
  unit text not null,
  version text not null,
  network bytea not null,
  browser bytea not null,
  seen_minute timestamptz not null,
  struck_minute timestamptz,
  primary key (unit, version, network, browser)
);
create index release_reporters_by_minute on release_reporters (seen_minute);

-- What an admin may do besides what all admins may.
create table account_rights (
  user_id bigint not null references users on delete cascade,
  name text not null check (name in ('release')),
  granted_at timestamptz not null default now(),
  primary key (user_id, name)
);

-- Changes of what is live that admins asked for. The worker signs and makes them.
create table release_wishes (
  id bigint generated always as identity primary key,
  user_id bigint references users,
  unit text not null check (length(unit) <= 42),
  verb text not null check (verb in ('canary', 'promote', 'abort', 'rollback', 'kill', 'revive')),
  detail jsonb not null default '{}',
  reason text not null check (length(reason) between 1 and 500),
  status text not null default 'queued' check (status in ('queued', 'done', 'refused')),
  answer text,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  check ((status = 'queued') = (settled_at is null))
);
create index release_wishes_by_time on release_wishes (created_at);
create index release_wishes_of_user on release_wishes (user_id);

-- How many visits report what they meet, in percent (D80). Visits with a canary always do.
alter table settings add column report_percent int not null default 100
  check (report_percent between 0 and 100);
