-- A later migration may add a column with the name of a parameter. With `use_column`, these functions would
-- then silently read the column instead: every list of start times failed.

create or replace function read_calendar(practitioner bigint, kind text, salon bigint, treatments bigint[], since timestamptz, until timestamptz)
returns table(is_live boolean, now timestamptz, minimum_notice_minutes integer, horizon_months integer, buffer_minutes integer, places jsonb, time_off jsonb, booked jsonb, durations jsonb)
language plpgsql
stable
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_variable
begin
  return query
  select exists (select from live_practitioners where practitioner_id = practitioner),
    statement_timestamp(), s.minimum_notice_minutes, s.horizon_months,
    case kind when 'mobile' then s.travel_buffer_minutes else 0 end,
    (select jsonb_agg(jsonb_build_object(
        'salonId', p.salon_id, 'latCell', p.lat_cell, 'lonCell', p.lon_cell,
        'travelMiles', p.travel_miles,
        'week', (select jsonb_object_agg(h.weekday, jsonb_build_object(
            'hours', jsonb_build_object('from', h.from_minute, 'to', h.to_minute),
            'breaks', coalesce(
              (select jsonb_agg(jsonb_build_object('from', b.from_minute, 'to', b.to_minute))
                from work_breaks b where b.work_hours_id = h.id),
              '[]')))
          from work_hours h
          where h.practitioner_id = practitioner and h.salon_id is not distinct from p.salon_id))
        order by p.place)
      from live_places p
      where p.practitioner_id = practitioner and (p.place = 0) = (kind = 'mobile')
        and (salon is null or p.salon_id = salon)),
    (select jsonb_agg(jsonb_build_object(
        'from', extract(epoch from lower(during)) * 1000,
        'to', extract(epoch from upper(during)) * 1000))
      from time_off
      where practitioner_id = practitioner and during && tstzrange(since, until)),
    (select jsonb_agg(jsonb_build_object(
        'from', extract(epoch from lower(during)) * 1000,
        'to', extract(epoch from upper(during)) * 1000))
      from bookings
      where practitioner_id = practitioner and during && tstzrange(since, until)
        and status in ('held', 'confirmed', 'completed', 'no_show_customer', 'no_show_practitioner')
        and (status <> 'held' or hold_until > statement_timestamp())),
    (select jsonb_object_agg(sub_service_id, duration) from offers
      where practitioner_id = practitioner and sub_service_id = any (treatments))
  from settings s;
end $$;

create or replace function search_treatments(near_lat float8, near_lon float8, kind text, miles float8, slugs text[])
returns table(slug text, category text, id bigint, name text)
language plpgsql
stable
set plan_cache_mode = force_generic_plan
set enable_hashjoin = off
set enable_mergejoin = off
as $$
#variable_conflict use_variable
begin
  return query
  with squares as materialized (
    select true as mobile, * from cell_rows(near_lat, near_lon, 30) where kind <> 'salon'
    union all
    select false, * from cell_rows(near_lat, near_lon, miles) where kind <> 'mobile'
  )
  select s.slug, s.name, t.id, t.name
  from services s join sub_services t on t.service_id = s.id
  where s.slug = any (slugs) and exists (
    select from squares q
    join live_offers o on o.wanted = t.id and o.mobile = q.mobile and o.lat_cell = q.lat_cell
      and o.lon_cell between q.lon_from and q.lon_to
    where not q.mobile
      or q.base + q.spread * power(sin(radians(snapped_lon(o.lon_cell) - near_lon) / 2), 2)
        <= power(sin(o.travel_miles / 7917.5226::float8), 2))
  order by s.id, t.position, t.id;
end $$;
