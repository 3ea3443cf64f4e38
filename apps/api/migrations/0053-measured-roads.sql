-- Roads as a service measured them (ADR 0052). A road that is not here is reckoned by the table, as before.

-- Between the middles of two squares of the grid, for everybody who travels that way: nobody's address.
create table measured_roads (
  way text not null check (way in ('foot', 'bicycle', 'transit', 'car')),
  from_lat smallint not null,
  from_lon smallint not null,
  to_lat smallint not null,
  to_lon smallint not null,
  -- 0 rush, 1 day, 2 night.
  traffic smallint not null check (traffic between 0 and 2),
  -- Null: the service knows no such road.
  minutes smallint check (minutes between 0 and 240),
  measured_at timestamptz not null default now(),
  primary key (way, from_lat, from_lon, to_lat, to_lon, traffic)
);
create index measured_roads_by_age on measured_roads (measured_at);

-- How many roads the service was asked for on a London day: it charges for each.
create table road_requests (
  day date primary key,
  roads integer not null check (roads > 0)
);

-- Whether the roads of a practitioner are asked of the service. So all others pay nothing for it.
-- Null means no: PostgreSQL 15 adds no column with a default where a function takes the table's rows.
alter table travel_settings add column measured boolean;
alter table travel_settings alter column measured set default false;

create function measured_minutes(
  travelled text, start_lat smallint, start_lon smallint, end_lat smallint, end_lon smallint, at_traffic int)
  returns int language sql stable parallel safe
  return (select m.minutes from measured_roads m
    where m.way = travelled and m.from_lat = start_lat and m.from_lon = start_lon
      and m.to_lat = end_lat and m.to_lon = end_lon and m.traffic = at_traffic);

create or replace function road_between(
  travel travel_settings, from_lat double precision, from_lon double precision,
  to_lat double precision, to_lon double precision, at timestamptz)
  returns int language sql stable parallel safe
  return case when place_key(from_lat, from_lon) = place_key(to_lat, to_lon) then 0
    else least(240, (travel).buffer_minutes + coalesce(
      case when (travel).measured then measured_minutes((travel).way, lat_cell(from_lat),
        lon_cell(from_lon), lat_cell(to_lat), lon_cell(to_lon), traffic_at(at)) end,
      road_minutes((travel).way, lat_cell(from_lat), lon_cell(from_lon), lat_cell(to_lat),
        lon_cell(to_lon), traffic_at(at)))) end;

-- Of the visits of a day, as `busy_days` has them: the road from a square to each, and back. In one statement
-- with one plan: a statement for each road, or a plan for each day, would take longer than the rest of a search.
create function measured_around(way text, lat smallint, lon smallint, visits int[])
  returns int[] language plpgsql stable set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_variable
begin
  return (
    select array_agg(found.minutes order by i, found.number)
    from generate_series(0, cardinality(visits) / 7 - 1) i
    cross join lateral (values
      (1, (select m.minutes from measured_roads m where m.way = way
        and m.from_lat = lat and m.from_lon = lon
        and m.to_lat = visits[i * 7 + 3] and m.to_lon = visits[i * 7 + 4]
        and m.traffic = visits[i * 7 + 6])),
      (2, (select m.minutes from measured_roads m where m.way = way
        and m.from_lat = visits[i * 7 + 3] and m.from_lon = visits[i * 7 + 4]
        and m.to_lat = lat and m.to_lon = lon
        and m.traffic = visits[i * 7 + 7]))) found (number, minutes));
end $$;

create or replace function on_roads(
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
  measured int[];
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

  if travel.measured and cardinality(visits) > 0 then
    measured := measured_around(travel.way, lat_there, lon_there, visits);
  end if;

  for i in 0..coalesce(cardinality(visits), 0) / 7 - 1 loop
    before := 0;
    after := 0;
    if visits[i * 7 + 5] <> key then
      before := least(240, travel.buffer_minutes + coalesce(measured[i * 2 + 1],
        road_minutes(travel.way, lat_there, lon_there,
          visits[i * 7 + 3]::smallint, visits[i * 7 + 4]::smallint, visits[i * 7 + 6])));
      after := least(240, travel.buffer_minutes + coalesce(measured[i * 2 + 2],
        road_minutes(travel.way, visits[i * 7 + 3]::smallint, visits[i * 7 + 4]::smallint,
          lat_there, lon_there, visits[i * 7 + 7])));
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

-- With what was measured of the roads between a home, or the salons, and the visits or the base.
create function read_travel(
  practitioner bigint, since timestamptz, until timestamptz,
  home_lat double precision, home_lon double precision) returns jsonb
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_variable
declare
  travel jsonb := read_travel(practitioner, since, until);
begin
  if travel is null or (select t.measured from travel_settings t
    where t.practitioner_id = practitioner) is not true then return travel; end if;

  return travel || jsonb_build_object('measuredRoads', (
    with here as (
      select lat_cell(home_lat) as lat, lon_cell(home_lon) as lon where home_lat is not null
      union
      select lat_cell(s.lat), lon_cell(s.lon) from salons s where s.practitioner_id = practitioner),
    there as (
      select lat_cell(b.lat) as lat, lon_cell(b.lon) as lon from bookings b
      where b.practitioner_id = practitioner and takes_time(b.status)
        and b.ends_at > since and b.starts_at < until
      union
      select lat_cell(m.lat), lon_cell(m.lon) from mobile_bases m
      where m.practitioner_id = practitioner)
    select coalesce(jsonb_agg(jsonb_build_array(
      m.from_lat, m.from_lon, m.to_lat, m.to_lon, m.traffic, m.minutes)), '[]')
    from here cross join there
    cross join lateral (values
      (here.lat, here.lon, there.lat, there.lon),
      (there.lat, there.lon, here.lat, here.lon)) pair (from_lat, from_lon, to_lat, to_lon)
    join measured_roads m on m.way = travel ->> 'way'
      and m.from_lat = pair.from_lat and m.from_lon = pair.from_lon
      and m.to_lat = pair.to_lat and m.to_lon = pair.to_lon));
end $$;
