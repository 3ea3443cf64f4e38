-- A search reads the calendars of as many people as it counts. So what takes a day of theirs is
-- kept as one row for each day, what a result shows as one row for each person, and neither is
-- worked out while somebody waits.

-- Busy days ------------------------------------------------------------------------------------

create function london_midnight(day date) returns timestamptz
  language sql immutable parallel safe return day::timestamp at time zone 'Europe/London';

-- By how many minutes a day is longer than others: 60, -60 or 0.
create function clock_shift(day date) returns int
  language sql immutable parallel safe
  return extract(epoch from london_midnight(day + 1) - london_midnight(day))::int / 60 - 1440;

create function takes_time(status text) returns boolean
  language sql immutable parallel safe
  return status in ('held', 'confirmed', 'completed', 'no_show_customer', 'no_show_practitioner');

-- A day without a row takes no time.
create table busy_days (
  practitioner_id bigint not null,
  -- In London.
  day date not null,
  -- Minutes since the day's midnight: time off, and bookings, also those near the day whose travel
  -- may reach into it.
  away int4multirange not null,
  booked int4multirange not null,
  -- When the first of its holds is over: from then on the day may be freer than the row says.
  held_until timestamptz,
  primary key (practitioner_id, day)
);

-- The days that a stretch of time touches, counting `margin` on both sides.
create function london_days(during tstzrange, margin interval) returns setof date
  language sql immutable as $$
  select first + n
  from (select
    ((lower(during) - margin) at time zone 'Europe/London')::date as first,
    ((upper(during) + margin - interval '1 microsecond') at time zone 'Europe/London')::date as last) d,
    generate_series(0, last - first) n
$$;

-- Else a row would be needed for each day of eternity.
alter table time_off add constraint time_off_ends check (
  not lower_inf(during) and not upper_inf(during)
  and upper(during) <= lower(during) + interval '3 years');

-- The bookings of a day, and with what is held, until when.
create function bookings_on(practitioner bigint, day date)
  returns table (minutes int4range, held_until timestamptz)
  language sql stable as $$
  select int4range(
      floor(extract(epoch from lower(during) - london_midnight(day)) / 60)::int,
      ceil(extract(epoch from upper(during) - london_midnight(day)) / 60)::int),
    case status when 'held' then hold_until end
  from bookings
  where practitioner_id = practitioner and takes_time(status)
    -- No treatment outlasts its day, and travel adds four hours at most: so the plain index on
    -- starts finds them all, and sooner than the one on ranges.
    and starts_at > london_midnight(day) - interval '30 hours'
    and starts_at < london_midnight(day + 1) + interval '4 hours'
    and during && tstzrange(
      london_midnight(day) - interval '4 hours', london_midnight(day + 1) + interval '4 hours')
$$;

-- Derives days of practitioners anew; the two lists belong together, and name no pair twice.
create function refresh_days(ids bigint[], days date[]) returns void
-- One plan, and always by lookups: planning takes longer than a day does.
language plpgsql
set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  if ids is null then return; end if;
  -- Two changes of one practitioner at once: the second waits, then reads what the first wrote.
  perform from practitioners where user_id = any (ids) order by user_id for no key update;

  insert into busy_days
  select d.practitioner_id, d.day, off.minutes, taken.minutes, taken.held_until
  from unnest(ids, days) d (practitioner_id, day)
  cross join lateral (
    select coalesce(range_agg(int4range(
      floor(extract(epoch from lower(t.during) - london_midnight(d.day)) / 60)::int,
      ceil(extract(epoch from upper(t.during) - london_midnight(d.day)) / 60)::int)), '{}') as minutes
    from time_off t
    where t.practitioner_id = d.practitioner_id
      and t.during && tstzrange(london_midnight(d.day), london_midnight(d.day + 1))) off
  cross join lateral (
    select coalesce(range_agg(b.minutes), '{}') as minutes, min(b.held_until) as held_until
    from bookings_on(d.practitioner_id, d.day) b) taken
  on conflict (practitioner_id, day) do update
    set away = excluded.away, booked = excluded.booked, held_until = excluded.held_until;

  delete from busy_days b using unnest(ids, days) d (practitioner_id, day)
  where b.practitioner_id = d.practitioner_id and b.day = d.day
    and b.away = '{}' and b.booked = '{}';
end $$;

create function busy_by_booking() returns trigger language plpgsql as $$
begin
  perform refresh_days(array_agg(practitioner_id), array_agg(day)) from (
    select distinct practitioner_id, day
    from changed, london_days(during, interval '4 hours') day
    where takes_time(status)) d;
  return null;
end $$;
-- Most updates of a booking take no other time than before. Of many at once, each is looked for among
-- many, which is quick by a hash.
create function busy_by_changed_booking() returns trigger
language plpgsql set enable_nestloop = off
as $$
begin
  perform refresh_days(array_agg(practitioner_id), array_agg(day)) from (
    select distinct t.practitioner_id, day
    from before o join changed n on n.id = o.id
    cross join lateral (values
      (o.practitioner_id, o.during, o.status), (n.practitioner_id, n.during, n.status)
    ) t (practitioner_id, during, status),
    london_days(t.during, interval '4 hours') day
    where takes_time(t.status) and (
      o.practitioner_id, o.during, takes_time(o.status), case o.status when 'held' then o.hold_until end
    ) is distinct from (
      n.practitioner_id, n.during, takes_time(n.status), case n.status when 'held' then n.hold_until end
    )) d;
  return null;
end $$;
create function busy_by_time_off() returns trigger language plpgsql as $$
begin
  perform refresh_days(array_agg(practitioner_id), array_agg(day)) from (
    select distinct practitioner_id, day from changed, london_days(during, interval '0') day) d;
  return null;
end $$;
create function busy_by_changed_time_off() returns trigger language plpgsql as $$
begin
  perform refresh_days(array_agg(practitioner_id), array_agg(day)) from (
    select distinct practitioner_id, day
    from (select * from before union all select * from changed) t,
      london_days(during, interval '0') day) d;
  return null;
end $$;

-- Hours and people -----------------------------------------------------------------------------

-- Answered by the index alone.
alter table live_hours drop constraint live_hours_pkey,
  add primary key (practitioner_id, weekday, place) include (open);

-- What a result shows of a practitioner, worked out when it changes. Reviews come with every one.
delete from live_practitioners;
alter table live_practitioners
  add column card json not null,
  add column reviews_amount int not null,
  add column overall numeric;

create or replace function refresh_live(ids bigint[]) returns void language plpgsql as $$
begin
  if ids is null then return; end if;
  -- Two changes of one practitioner at once: the second waits, then reads what the first wrote.
  perform from practitioners where user_id = any (ids) order by user_id for no key update;

  delete from live_practitioners where practitioner_id = any (ids);
  delete from live_hours where practitioner_id = any (ids);
  delete from live_offers where practitioner_id = any (ids);

  insert into live_practitioners
  select l.practitioner_id, l.mobile, l.salon, l.lat_cell, l.lon_cell,
    json_build_object(
      'first_name', u.first_name, 'last_name', u.last_name, 'avatar_src', u.avatar_src,
      'verified', p.verified, 'bio', p.bio, 'start_working_date', p.start_working_date,
      'joined_day', (p.joined_at at time zone 'Europe/London')::date,
      'mobile', l.mobile, 'salon', l.salon, 'lat_cell', l.lat_cell, 'lon_cell', l.lon_cell,
      'call_out_charge', l.call_out_charge, 'treatments', offered.treatments),
    coalesce(r.reviews_amount, 0), r.overall
  from (
    select practitioner_id, bool_or(place = 0) as mobile, bool_or(place > 0) as salon,
      (array_agg(lat_cell order by place))[1] as lat_cell,
      (array_agg(lon_cell order by place))[1] as lon_cell,
      min(call_out_charge) filter (where place = 0) as call_out_charge
    from live_places where practitioner_id = any (ids)
    group by practitioner_id
  ) l
  join users u on u.id = l.practitioner_id
  join practitioners p on p.user_id = l.practitioner_id
  left join practitioner_ratings r on r.practitioner_id = l.practitioner_id
  cross join lateral (
    select json_agg(json_build_object('id', t.id, 'slug', s.slug, 'name', t.name,
        'price', o.price, 'duration', o.duration)
      order by o.price, t.position, t.id) as treatments
    from offers o join sub_services t on t.id = o.sub_service_id
    join services s on s.id = t.service_id
    where o.practitioner_id = l.practitioner_id
  ) offered;

  insert into live_hours
  select p.practitioner_id, h.weekday, p.place,
    int4multirange(int4range(h.from_minute, h.to_minute)) - coalesce(
      (select range_agg(int4range(from_minute, to_minute)) from work_breaks
        where work_hours_id = h.id),
      '{}')
  from live_places p
  join work_hours h on h.practitioner_id = p.practitioner_id
    and h.salon_id is not distinct from p.salon_id
  where p.practitioner_id = any (ids);

  insert into live_offers
  select p.practitioner_id, p.place, p.place = 0, o.wanted, p.lat_cell, p.lon_cell,
    p.travel_miles, o.price, o.price + p.call_out_charge, o.duration,
    p.start_working_date, p.joined_at, review_rank(r.reviews_amount, r.overall)
  from live_places p
  join (
    select practitioner_id, sub_service_id as wanted, price, duration
    from offers where practitioner_id = any (ids)
    union all
    (select distinct on (o.practitioner_id, s.service_id)
      o.practitioner_id, -s.service_id, o.price, o.duration
    from offers o join sub_services s on s.id = o.sub_service_id
    where o.practitioner_id = any (ids)
    order by o.practitioner_id, s.service_id, o.price, o.duration)
  ) o on o.practitioner_id = p.practitioner_id
  left join practitioner_ratings r on r.practitioner_id = p.practitioner_id
  where p.practitioner_id = any (ids);
end $$;

create or replace function refresh_ratings(ids bigint[]) returns void language plpgsql as $$
begin
  if ids is null then return; end if;
  perform from practitioners where user_id = any (ids) order by user_id for no key update;

  delete from practitioner_ratings where practitioner_id = any (ids);
  insert into practitioner_ratings
  select practitioner_id, count(*), avg(friendliness), avg(communication), avg(satisfaction),
    avg(timekeeping), avg((friendliness + communication + satisfaction + timekeeping) / 4)
  from reviews where practitioner_id = any (ids) and hidden_reason is null
  group by practitioner_id;

  update live_practitioners l
  set reviews_amount = coalesce(r.reviews_amount, 0), overall = r.overall
  from unnest(ids) id left join practitioner_ratings r on r.practitioner_id = id
  where l.practitioner_id = id;

  update live_offers set review_rank = review_rank(r.reviews_amount, r.overall)
  from unnest(ids) id left join practitioner_ratings r on r.practitioner_id = id
  where live_offers.practitioner_id = id
    and review_rank <> review_rank(r.reviews_amount, r.overall);
end $$;

create or replace function live_by_account() returns trigger language plpgsql as $$
begin
  perform refresh_live((select array_agg(n.id) from changed n
    join before o on o.id = n.id join practitioners on user_id = n.id
    where (n.active, n.first_name, n.last_name, n.avatar_src)
      is distinct from (o.active, o.first_name, o.last_name, o.avatar_src)));
  return null;
end $$;
create function live_by_treatment() returns trigger language plpgsql as $$
begin
  perform refresh_live((select array_agg(distinct practitioner_id) from offers
    where sub_service_id in (select id from changed)));
  return null;
end $$;
create function live_by_service() returns trigger language plpgsql as $$
begin
  perform refresh_live((select array_agg(distinct practitioner_id) from offers
    where sub_service_id in (
      select id from sub_services where service_id in (select id from changed))));
  return null;
end $$;
create trigger sub_services_are_live after update on sub_services
  referencing new table as changed for each statement execute function live_by_treatment();
create trigger services_are_live after update on services
  referencing new table as changed for each statement execute function live_by_service();

-- Searching: the statement itself is modules/search/search-page.sql ------------------------------

drop function search_page(double precision, double precision, text, double precision, text[],
  bigint, date, int, int, text, int, int, int);
drop function find_practitioners(double precision, double precision, text, double precision,
  bigint[], date, int, int, text, int, timestamptz);

-- Open minutes on the wall as minutes since midnight, on a day that the clocks make another length.
create function on_clock(open int4multirange, shift int) returns int4multirange
  language plpgsql immutable parallel safe as $$
begin
  return (
    select range_agg(int4range(
      minute_since_midnight(lower(stretch), shift), minute_since_midnight(upper(stretch), shift)))
    from unnest(open) stretch);
end $$;

-- What bookings take of a day at a moment, with minutes of travel on both sides.
create function booked_at(practitioner bigint, day date, at timestamptz, travel int)
  returns int4multirange language plpgsql stable as $$
begin
  return (
    select coalesce(range_agg(int4range(lower(minutes) - travel, upper(minutes) + travel)), '{}')
    from bookings_on(practitioner, day)
    where held_until is null or held_until > at);
end $$;

-- What is there already ------------------------------------------------------------------------

select refresh_live((select array_agg(user_id) from practitioners));
select refresh_days(array_agg(practitioner_id), array_agg(day)) from (
  select practitioner_id, day from bookings, london_days(during, interval '4 hours') day
  where takes_time(status)
  union select practitioner_id, day from time_off, london_days(during, interval '0') day) d;

-- A transition table belongs to one kind of event, hence three triggers for each table.
create trigger bookings_are_busy_1 after insert on bookings
  referencing new table as changed for each statement execute function busy_by_booking();
create trigger bookings_are_busy_2 after update on bookings
  referencing old table as before new table as changed
  for each statement execute function busy_by_changed_booking();
create trigger bookings_are_busy_3 after delete on bookings
  referencing old table as changed for each statement execute function busy_by_booking();
create trigger time_off_is_busy_1 after insert on time_off
  referencing new table as changed for each statement execute function busy_by_time_off();
create trigger time_off_is_busy_2 after update on time_off
  referencing old table as before new table as changed
  for each statement execute function busy_by_changed_time_off();
create trigger time_off_is_busy_3 after delete on time_off
  referencing old table as changed for each statement execute function busy_by_time_off();
