-- The floor that the search is measured against: the first ten practitioners by price who have a
-- salon near a point and are free in a window of a day, as one statement over one covering index.
-- No clock changes, notice, travel or unpaid holds, nothing counted, nothing shown.
--
-- $1 lat, $2 lon, $3 miles, $4 treatment, $5 day, $6 and $7 minutes of the day
select c.practitioner_id, c.price
from (
  select o.practitioner_id, o.price, o.duration
  from live_offers o
  where o.wanted = $4::bigint and not o.mobile
    and o.lat_cell between lat_cell($1::float8 - $3::float8 / 69.09) and lat_cell($1 + $3 / 69.09)
    and o.lon_cell between lon_cell($2::float8 - $3 / 69.09 / cos(radians($1)))
      and lon_cell($2 + $3 / 69.09 / cos(radians($1)))
    and 7917.5226 * asin(sqrt(
      power(sin(radians(snapped_lat(o.lat_cell) - $1) / 2), 2)
      + cos(radians($1)) * cos(radians(snapped_lat(o.lat_cell)))
        * power(sin(radians(snapped_lon(o.lon_cell) - $2) / 2), 2))) <= $3
  order by o.price, o.practitioner_id
  offset 0
) c
cross join lateral (
  select ($5::date)::timestamp at time zone 'Europe/London' as midnight
) d
cross join lateral (
  select
    coalesce((
      select range_agg(int4range(h.from_minute, h.to_minute))
      from work_hours h
      where h.practitioner_id = c.practitioner_id and h.salon_id is not null
        and h.weekday = extract(dow from $5::date)), '{}')
    * int4multirange(int4range($6::int, $7::int))
    - coalesce((
      select range_agg(int4range(b.from_minute, b.to_minute))
      from work_hours h join work_breaks b on b.work_hours_id = h.id
      where h.practitioner_id = c.practitioner_id and h.salon_id is not null
        and h.weekday = extract(dow from $5::date)), '{}')
    - coalesce((
      select range_agg(int4range(
        (extract(epoch from lower(t.during) - d.midnight) / 60)::int,
        (extract(epoch from upper(t.during) - d.midnight) / 60)::int))
      from time_off t
      where t.practitioner_id = c.practitioner_id
        and t.during && tstzrange(d.midnight, d.midnight + interval '1 day')), '{}')
    - coalesce((
      select range_agg(int4range(
        (extract(epoch from lower(b.during) - d.midnight) / 60)::int,
        (extract(epoch from upper(b.during) - d.midnight) / 60)::int))
      from bookings b
      where b.practitioner_id = c.practitioner_id
        and b.during && tstzrange(d.midnight, d.midnight + interval '1 day')
        and b.status in (
          'held', 'confirmed', 'completed', 'no_show_customer', 'no_show_practitioner')), '{}')
    as free
) f
where exists (
  select from unnest(f.free) stretch where upper(stretch) - lower(stretch) >= c.duration)
limit 10;
