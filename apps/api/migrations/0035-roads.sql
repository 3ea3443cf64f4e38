-- Roads between the visits of a practitioner who says how they travel (ADR 0052). The rules are those of
-- libs/domain/travel-time and libs/domain/roads, which are their readable form; a test compares both.

-- Without a row nothing changes: the market's travel buffer applies, as before.
create table travel_settings (
  practitioner_id bigint primary key references practitioners,
  way text not null check (way in ('foot', 'bicycle', 'transit', 'car')),
  -- Added to every road.
  buffer_minutes smallint not null default 0 check (buffer_minutes between 0 and 60),
  -- Whether the first home visit of a day is reached from the base, and the last left for it.
  from_base boolean not null default false,
  -- The largest distance by weekday, Sunday first; null: as on the base. Empty: as on the base every day.
  miles_by_day smallint[] not null default '{}' check (cardinality(miles_by_day) in (0, 7))
);
create trigger stays_erased before insert on travel_settings
  for each row execute function refuse_erased_account('practitioner_id');

-- The road to a booking from the one before, or from the base; and to the base after the last. Within
-- `during`. Ends are named by outward codes as they were, so later changes of places change nothing.
alter table bookings
  add column road_before smallint not null default 0,
  add column road_from text,
  add column road_after smallint not null default 0,
  add column road_to text;

-- The visits of a day for a practitioner with roads, seven numbers each: first and last minute, square,
-- place_key, traffic at the first and at the last minute.
alter table busy_days add column visits int[];

-- Travel time ------------------------------------------------------------------------------------

-- One number for one address, from which nobody can tell the address.
create function place_key(lat double precision, lon double precision) returns int
  language sql immutable parallel safe
  return hashtext(floor(lat * 100000 + 0.5)::text || ',' || floor(lon * 100000 + 0.5)::text);

-- 0 rush, 1 day, 2 night.
create function traffic_at(at timestamptz) returns int language plpgsql stable parallel safe as $$
declare
  local timestamp := at at time zone 'Europe/London';
  minute int := extract(hour from local) * 60 + extract(minute from local);
begin
  if minute < 360 or minute >= 1320 then return 2; end if;
  if extract(dow from local) in (0, 6) then return 1; end if;
  return case when minute between 450 and 569 or minute between 990 and 1109 then 0 else 1 end;
end $$;

create function road_minutes(
  way text, from_lat smallint, from_lon smallint, to_lat smallint, to_lon smallint, traffic int)
  returns int language plpgsql stable parallel safe as $$
declare
  -- Half of a square's side is the least (libs/domain/travel-time).
  miles double precision := greatest(0.7, 7917.5226 * asin(least(1, sqrt(
    power(sin(radians(snapped_lat(to_lat) - snapped_lat(from_lat)) / 2), 2)
    + cos(radians(snapped_lat(from_lat))) * cos(radians(snapped_lat(to_lat)))
      * power(sin(radians(snapped_lon(to_lon) - snapped_lon(from_lon)) / 2), 2)))));
  speed int := (case way when 'foot' then '{3,3,3}' when 'bicycle' then '{8,9,9}'
    when 'transit' then '{8,10,10}' else '{11,15,20}' end::int[])[traffic + 1];
  fixed int := (case way when 'foot' then '{0,0,0}' when 'bicycle' then '{3,3,3}'
    when 'transit' then '{10,10,20}' else '{5,5,5}' end::int[])[traffic + 1];
begin
  return least(240, ceil(fixed + (miles * 1.3 * 60) / speed - 1e-6)::int);
end $$;

-- From address to address, with the practitioner's buffer.
create function road_between(
  travel travel_settings, from_lat double precision, from_lon double precision,
  to_lat double precision, to_lon double precision, at timestamptz)
  returns int language sql stable parallel safe
  return case when place_key(from_lat, from_lon) = place_key(to_lat, to_lon) then 0
    else least(240, (travel).buffer_minutes + road_minutes((travel).way, lat_cell(from_lat),
      lon_cell(from_lon), lat_cell(to_lat), lon_cell(to_lon), traffic_at(at))) end;

-- Roads kept with bookings -------------------------------------------------------------------------

create function outward_code(postcode text) returns text language sql immutable parallel safe
  return upper(split_part(trim(postcode), ' ', 1));

-- The booking before an instant, or after it, that a road leads from or to: of the same day, or near.
create function visit_before(practitioner bigint, but bigint, at timestamptz) returns bookings
language sql stable as $$
  select b from bookings b
  where b.practitioner_id = practitioner and b.id <> but and takes_time(b.status)
    and b.starts_at < at and b.ends_at <= at
    and b.starts_at > at - interval '30 hours'
    and (b.ends_at > at - interval '4 hours'
      or (b.starts_at at time zone 'Europe/London')::date = (at at time zone 'Europe/London')::date)
  order by b.starts_at desc limit 1
$$;
create function visit_after(practitioner bigint, but bigint, starts timestamptz, ends timestamptz)
  returns bookings language sql stable as $$
  select b from bookings b
  where b.practitioner_id = practitioner and b.id <> but and takes_time(b.status)
    and b.starts_at >= ends and b.starts_at < ends + interval '30 hours'
    and (b.starts_at < ends + interval '4 hours'
      or (b.starts_at at time zone 'Europe/London')::date = (starts at time zone 'Europe/London')::date)
  order by b.starts_at limit 1
$$;

-- What a booking keeps of its roads, between its neighbours. A road that is longer than the gap takes all
-- of it: bookings that are made already stay. `tight`: it does not, so that the constraint refuses it.
create function with_roads(
  booking bookings, travel travel_settings, before bookings, after bookings, tight boolean,
  traffic_before timestamptz)
  returns bookings language plpgsql stable as $$
declare
  base mobile_bases;
  goes_home boolean := travel.from_base and booking.location_type = 'mobile';
begin
  booking.road_before := 0; booking.road_from := null;
  booking.road_after := 0; booking.road_to := null;
  if goes_home and (before.id is null or after.id is null) then
    select * into base from mobile_bases where practitioner_id = booking.practitioner_id;
  end if;

  if before.id is not null then
    booking.road_before := road_between(
      travel, before.lat, before.lon, booking.lat, booking.lon, traffic_before);
    if not tight then
      booking.road_before := least(booking.road_before,
        floor(extract(epoch from booking.starts_at - before.ends_at) / 60));
    end if;
    booking.road_from := outward_code(before.postcode);
  elsif base.practitioner_id is not null then
    -- Two hours at most: the other half of a gap of four may be the road of the day before.
    booking.road_before := least(120, road_between(
      travel, base.lat, base.lon, booking.lat, booking.lon, booking.starts_at));
    booking.road_from := outward_code(base.postcode);
  end if;
  if after.id is null and base.practitioner_id is not null then
    booking.road_after := least(120, road_between(
      travel, booking.lat, booking.lon, base.lat, base.lon, booking.ends_at));
    booking.road_to := outward_code(base.postcode);
  end if;
  if booking.road_before = 0 then booking.road_from := null; end if;
  if booking.road_after = 0 then booking.road_to := null; end if;
  booking.during := tstzrange(
    booking.starts_at - make_interval(mins => booking.road_before),
    booking.ends_at + make_interval(mins => booking.road_after));

  return booking;
end $$;

create function save_roads(booking bookings) returns void language sql as $$
  update bookings set during = booking.during, road_before = booking.road_before,
    road_from = booking.road_from, road_after = booking.road_after, road_to = booking.road_to
  where id = booking.id and (during, road_before, road_from, road_after, road_to) is distinct from
    (booking.during, booking.road_before, booking.road_from, booking.road_after, booking.road_to)
$$;

-- Before a booking takes time: it keeps the road to it, and gives the next one the road from it. So the
-- exclusion constraint refuses what cannot be reached, whatever the code believed.
create function keep_roads() returns trigger language plpgsql as $$
declare
  travel travel_settings;
  before bookings;
  after bookings;
begin
  if not takes_time(new.status) then return new; end if;
  if tg_op = 'UPDATE' and takes_time(old.status)
    and (old.starts_at, old.ends_at) = (new.starts_at, new.ends_at) then return new; end if;
  select * into travel from travel_settings where practitioner_id = new.practitioner_id;
  if not found then return new; end if;
  -- Of two at once, the second waits here, then sees the first.
  perform from practitioners where user_id = new.practitioner_id for no key update;

  before := visit_before(new.practitioner_id, new.id, new.starts_at);
  after := visit_after(new.practitioner_id, new.id, new.starts_at, new.ends_at);
  -- The traffic is that of the visit which is in the diary already.
  new := with_roads(new, travel, before, after, true, before.ends_at);
  if after.id is not null then
    perform save_roads(with_roads(after, travel, new, visit_after(
      after.practitioner_id, after.id, after.starts_at, after.ends_at), true, after.starts_at));
  end if;
  if before.id is not null and (before.road_after > 0 or upper(before.during) > before.ends_at) then
    before.during := tstzrange(lower(before.during), before.ends_at);
    before.road_after := 0;
    before.road_to := null;
    perform save_roads(before);
  end if;

  return new;
end $$;
create trigger bookings_keep_roads before insert or update of status, starts_at, ends_at on bookings
  for each row execute function keep_roads();

-- The roads of the bookings on both sides of a time that is free again.
create function join_roads() returns trigger language plpgsql as $$
declare
  travel travel_settings;
  before bookings;
  after bookings;
begin
  if not takes_time(old.status) then return null; end if;
  if tg_op = 'UPDATE' and takes_time(new.status)
    and (old.starts_at, old.ends_at) = (new.starts_at, new.ends_at) then return null; end if;
  select * into travel from travel_settings where practitioner_id = old.practitioner_id;
  if not found then return null; end if;
  perform from practitioners where user_id = old.practitioner_id for no key update;

  before := visit_before(old.practitioner_id, 0, old.starts_at);
  after := visit_after(old.practitioner_id, 0, old.starts_at, old.ends_at);
  if before.id is not null then
    perform save_roads(with_roads(before, travel,
      visit_before(before.practitioner_id, before.id, before.starts_at),
      visit_after(before.practitioner_id, before.id, before.starts_at, before.ends_at),
      false, before.starts_at));
  end if;
  if after.id is not null then
    perform save_roads(with_roads(after, travel,
      visit_before(after.practitioner_id, after.id, after.starts_at),
      visit_after(after.practitioner_id, after.id, after.starts_at, after.ends_at),
      false, after.starts_at));
  end if;

  return null;
end $$;
create trigger bookings_join_roads after update of status, starts_at, ends_at or delete on bookings
  for each row execute function join_roads();

-- What a search needs of a day ----------------------------------------------------------------------

create function visits_on(practitioner bigint, day date, at timestamptz) returns int[]
language plpgsql stable as $$
#variable_conflict use_variable
declare
  found int[] := '{}';
  visit bookings;
  midnight timestamptz := london_midnight(day);
begin
  for visit in
    select * from bookings b
    where b.practitioner_id = practitioner and takes_time(b.status)
      and (at is null or b.status <> 'held' or b.hold_until > at)
      and b.starts_at > midnight - interval '30 hours'
      and b.starts_at < london_midnight(day + 1) + interval '4 hours'
      and b.ends_at > midnight - interval '4 hours'
    order by b.starts_at
  loop
    found := found || array[
      floor(extract(epoch from visit.starts_at - midnight) / 60)::int,
      ceil(extract(epoch from visit.ends_at - midnight) / 60)::int,
      lat_cell(visit.lat), lon_cell(visit.lon), place_key(visit.lat, visit.lon),
      traffic_at(visit.starts_at), traffic_at(visit.ends_at)];
  end loop;
  return found;
end $$;

create or replace function refresh_days(ids bigint[], days date[]) returns void
-- One plan, and always by lookups: planning takes longer than a day does.
language plpgsql
set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  if ids is null then return; end if;
  -- Two changes of one practitioner at once: the second waits, then reads what the first wrote.
  perform from practitioners where user_id = any (ids) order by user_id for no key update;

  insert into busy_days
  select d.practitioner_id, d.day, off.minutes, taken.minutes, taken.held_until,
    case when exists (select from travel_settings t where t.practitioner_id = d.practitioner_id)
      then visits_on(d.practitioner_id, d.day, null) end
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
    set away = excluded.away, booked = excluded.booked, held_until = excluded.held_until,
      visits = excluded.visits;

  delete from busy_days b using unnest(ids, days) d (practitioner_id, day)
  where b.practitioner_id = d.practitioner_id and b.day = d.day
    and b.away = '{}' and b.booked = '{}';
end $$;

-- The days of a practitioner have visits from when they first say how they travel.
create function days_with_roads() returns trigger language plpgsql as $$
begin
  perform refresh_days(array_agg(b.practitioner_id), array_agg(b.day))
  from busy_days b
  where b.practitioner_id = coalesce(new.practitioner_id, old.practitioner_id)
    and b.day >= (now() at time zone 'Europe/London')::date;
  return null;
end $$;
create trigger travel_settings_change_days after insert or delete on travel_settings
  for each row execute function days_with_roads();

-- The minutes of a day at which a practitioner with roads cannot be at a point, for a home visit
-- (place 0), or at one of their salons. `open` is the working day on the clock, `off` without a time limit.
create function on_roads(
  travel travel_settings, place smallint, day date, at timestamptz,
  lat double precision, lon double precision,
  open int4multirange, visits int[], held_until timestamptz)
  returns int4multirange language plpgsql stable as $$
#variable_conflict use_variable
declare
  blocked int4multirange := '{}';
  base mobile_bases;
  lat_there smallint;
  lon_there smallint;
  key int;
  first_end int;
  last_start int;
  before int;
  after int;
  midnight timestamptz;
  miles smallint := travel.miles_by_day[extract(dow from day)::int + 1];
begin
  if place > 0 then
    select s.lat, s.lon into lat, lon from salons s
    where s.practitioner_id = travel.practitioner_id and s.enabled
    order by s.id offset place - 1 limit 1;
  elsif travel.from_base or miles is not null then
    select * into base from mobile_bases b where b.practitioner_id = travel.practitioner_id;
    if miles is not null and 7917.5226 * asin(least(1, sqrt(
      power(sin(radians(snapped_lat(lat_cell(base.lat)) - lat) / 2), 2)
      + cos(radians(snapped_lat(lat_cell(base.lat)))) * cos(radians(lat))
        * power(sin(radians(snapped_lon(lon_cell(base.lon)) - lon) / 2), 2)))) > miles then
      return int4multirange(int4range(null, null));
    end if;
  end if;
  lat_there := lat_cell(lat);
  lon_there := lon_cell(lon);
  key := place_key(lat, lon);
  -- The day is freer than its row says.
  if held_until <= at then visits := visits_on(travel.practitioner_id, day, at); end if;

  for i in 0..coalesce(cardinality(visits), 0) / 7 - 1 loop
    before := 0;
    after := 0;
    if visits[i * 7 + 5] <> key then
      before := least(240, travel.buffer_minutes + road_minutes(travel.way, lat_there, lon_there,
        visits[i * 7 + 3]::smallint, visits[i * 7 + 4]::smallint, visits[i * 7 + 6]));
      after := least(240, travel.buffer_minutes + road_minutes(travel.way,
        visits[i * 7 + 3]::smallint, visits[i * 7 + 4]::smallint, lat_there, lon_there,
        visits[i * 7 + 7]));
    end if;
    blocked := blocked + int4multirange(
      int4range(visits[i * 7 + 1] - before, visits[i * 7 + 2] + after));
  end loop;

  if place = 0 and travel.from_base and base.practitioner_id is not null and not isempty(open) then
    midnight := london_midnight(day);
    for i in 0..coalesce(cardinality(visits), 0) / 7 - 1 loop
      if visits[i * 7 + 1] >= 0
        and midnight + make_interval(mins => visits[i * 7 + 1]) < london_midnight(day + 1) then
        first_end := least(first_end, visits[i * 7 + 2]);
        last_start := greatest(last_start, visits[i * 7 + 1]);
      end if;
    end loop;
    before := lower(open) + road_between(travel, base.lat, base.lon, lat, lon,
      midnight + make_interval(mins => lower(open)));
    after := upper(open) - road_between(travel, lat, lon, base.lat, base.lon,
      midnight + make_interval(mins => upper(open)));
    blocked := blocked
      + int4multirange(int4range(lower(open), greatest(lower(open), least(before, first_end))))
      + int4multirange(int4range(least(upper(open), greatest(after, last_start)), upper(open)));
  end if;

  return blocked;
end $$;

-- The visits of some days for the readable rules, which know what roads they need --------------------

create function read_travel(practitioner bigint, since timestamptz, until timestamptz) returns jsonb
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_variable
begin
  return (select jsonb_build_object(
    'way', t.way, 'bufferMinutes', t.buffer_minutes, 'milesByDay', to_jsonb(t.miles_by_day),
    'base', case when t.from_base then
      (select jsonb_build_object('lat', lat, 'lon', lon, 'code', outward_code(postcode))
        from mobile_bases where practitioner_id = practitioner) end,
    'salons', (select coalesce(
        jsonb_object_agg(s.id, jsonb_build_object('lat', s.lat, 'lon', s.lon)), '{}')
      from salons s where s.practitioner_id = practitioner),
    'visits', (select coalesce(jsonb_agg(jsonb_build_object(
        'from', extract(epoch from b.starts_at) * 1000, 'to', extract(epoch from b.ends_at) * 1000,
        'stop', jsonb_build_object('lat', b.lat, 'lon', b.lon),
        'code', outward_code(b.postcode)) order by b.starts_at), '[]')
      from bookings b
      where b.practitioner_id = practitioner and takes_time(b.status)
        and b.ends_at > since and b.starts_at < until
        and (b.status <> 'held' or b.hold_until > statement_timestamp())))
    from travel_settings t where t.practitioner_id = practitioner);
end $$;
