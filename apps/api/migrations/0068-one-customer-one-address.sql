-- One address needs no road for the customer who is there already, and between two visits at a salon. Whoever asks for
-- times at somebody else's address learns nothing of it: its road is that of its square, as for the whole street.

create or replace function road_between(
  travel travel_settings, from_lat double precision, from_lon double precision,
  to_lat double precision, to_lon double precision, at timestamptz)
  returns int language sql stable parallel safe
  return least(240, (travel).buffer_minutes + coalesce(
    case when (travel).measured then measured_minutes((travel).way, lat_cell(from_lat),
      lon_cell(from_lon), lat_cell(to_lat), lon_cell(to_lon), traffic_at(at)) end,
    road_minutes((travel).way, lat_cell(from_lat), lon_cell(from_lon), lat_cell(to_lat),
      lon_cell(to_lon), traffic_at(at))));

create function is_one_place(one bookings, other bookings)
  returns boolean language sql immutable parallel safe
  return place_key((one).lat, (one).lon) = place_key((other).lat, (other).lon)
    and ((one).customer_id = (other).customer_id
      or ((one).location_type = 'salon' and (other).location_type = 'salon'));

-- A visit at a home has no number of its address: no search may ask for it.
create or replace function visits_on(practitioner bigint, day date, at timestamptz)
  returns int[] language plpgsql stable as $$
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
      lat_cell(visit.lat), lon_cell(visit.lon),
      case when visit.location_type = 'salon' then place_key(visit.lat, visit.lon) end,
      traffic_at(visit.starts_at), traffic_at(visit.ends_at)];
  end loop;
  return found;
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
    -- Only visits at a salon have one, and only who comes to the salon is there already.
    if place = 0 or visits[i * 7 + 5] is distinct from key then
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

create or replace function with_roads(
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
    booking.road_before := case when is_one_place(before, booking) then 0 else road_between(
      travel, before.lat, before.lon, booking.lat, booking.lon, traffic_before) end;
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

create or replace function read_travel(practitioner bigint, since timestamptz, until timestamptz) returns jsonb
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
        'customerId', b.customer_id, 'isSalon', b.location_type = 'salon',
        'code', outward_code(b.postcode)) order by b.starts_at), '[]')
      from bookings b
      where b.practitioner_id = practitioner and takes_time(b.status)
        and b.ends_at > since and b.starts_at < until
        and (b.status <> 'held' or b.hold_until > statement_timestamp())))
    from travel_settings t where t.practitioner_id = practitioner);
end $$;
