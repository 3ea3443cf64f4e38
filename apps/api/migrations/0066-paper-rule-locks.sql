-- What papers are for changes alone: a practitioner who registers meanwhile, and one whose paper is decided on, would
-- keep days by the former rules for good. Who makes days by the rules waits for a change of them, and the other way
-- round.
create or replace function refresh_papers(ids bigint[]) returns void language sql as $$
  select pg_advisory_xact_lock_shared(hashtext('paper-kinds'), 0);
  update practitioners p
  set tick_dates = d.tick, work_dates = d.work,
    ticks_today = d.tick @> london_today(), works_today = d.work @> london_today()
  from (select id, covered_days(id, true) as tick, covered_days(id, false) as work
    from unnest(ids) id) d
  where p.user_id = d.id and (p.tick_dates, p.work_dates, p.ticks_today, p.works_today)
    is distinct from (d.tick, d.work, d.tick @> london_today(), d.work @> london_today())
$$;

create or replace function days_by_kind() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('paper-kinds'), 0);
  perform refresh_papers((select array_agg(user_id) from practitioners));
  return null;
end $$;

create or replace function days_of_newcomer() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('paper-kinds'), 0);
  new.tick_dates := covered_days(new.user_id, true);
  new.work_dates := covered_days(new.user_id, false);
  new.ticks_today := new.tick_dates @> london_today();
  new.works_today := new.work_dates @> london_today();
  return new;
end $$;
