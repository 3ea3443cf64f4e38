-- How far each backfill is: the change of many rows that a migration must not make, since the release before
-- still serves. A job makes it in batches, and everybody who operates the market sees how far it is.
create table backfills (
  name text primary key,
  -- What there was to do at the start; what the release before adds meanwhile comes on top.
  total int not null check (total >= 0),
  done int not null default 0 check (done >= 0),
  started_at timestamptz not null default now(),
  finished_at timestamptz
);
