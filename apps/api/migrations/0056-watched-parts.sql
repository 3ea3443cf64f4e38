-- What each process sees of itself, and what outside parts answered when they were last tried. All of it is
-- overwritten every few seconds, so that whoever asks any process learns of all.

create table processes (
  -- Host and port: a process that starts again takes the place of the one before.
  name text primary key,
  role text not null check (role in ('api', 'worker', 'both')),
  seen_at timestamptz not null default now(),
  -- It has refused to start.
  ended boolean not null default false,
  disk_problem text,
  key_problem text
) with (fillfactor = 50);
comment on table processes is 'One that was stopped has no row, one that died has an old one.';

create table part_trials (
  part text primary key check (part in ('mail', 'provider', 'webhooks', 'files')),
  -- The process that sets it tries the part: one does, however many there are.
  tried_at timestamptz not null default '-infinity',
  problem text
) with (fillfactor = 50);
insert into part_trials (part) values ('mail'), ('provider'), ('webhooks'), ('files');

-- An event that we had to fetch is handled like any other, but tells that webhooks do not arrive.
alter table provider_events add column fetched boolean not null default false;
comment on column provider_events.fetched is
  'We found it in the provider''s list: no webhook has brought it so far.';
