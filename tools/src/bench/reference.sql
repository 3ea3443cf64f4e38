-- The lower bound of what a search can cost: one covering index over treatment and place, sorted
-- before any calendar is read, and free time as a multirange of minutes. Filled from the same market.
create schema reference;

create table reference.offers as
select o.sub_service_id as treatment_id, s.lat, s.lon, o.practitioner_id, s.id as salon_id,
  o.price, o.duration
from salons s join offers o on o.practitioner_id = s.practitioner_id;
create index offers_search on reference.offers (treatment_id, lat, lon)
  include (practitioner_id, salon_id, price, duration);

-- Parameters: treatment, latitude, longitude, miles, day, first minute, last minute, rows at most.
create function reference.search(bigint, float8, float8, float8, date, int, int, int)
returns table (practitioner_id bigint, price int)
language sql stable as $$
  select c.practitioner_id, c.price
  from (
    select practitioner_id, salon_id, price, duration
    from reference.offers
    where treatment_id = $1
      and lat between $2 - $4 / 69.0 and $2 + $4 / 69.0
      and lon between $3 - $4 / (69.0 * cos(radians($2))) and $3 + $4 / (69.0 * cos(radians($2)))
      and 7917.5 * asin(sqrt(power(sin(radians(lat - $2) / 2), 2)
        + cos(radians(lat)) * cos(radians($2)) * power(sin(radians(lon - $3) / 2), 2))) <= $4
    order by price, practitioner_id
    offset 0
  ) c,
  lateral (
    select ((
      select range_agg(int4range(from_minute, to_minute)) from work_hours h
      where h.practitioner_id = c.practitioner_id and h.salon_id = c.salon_id
        and h.weekday = extract(dow from $5)
    ) - coalesce((
      select range_agg(int4range(b.from_minute, b.to_minute)) from work_breaks b
      join work_hours h on h.id = b.work_hours_id
      where h.practitioner_id = c.practitioner_id and h.salon_id = c.salon_id
        and h.weekday = extract(dow from $5)
    ), '{}') - coalesce((
      select range_agg(int4range(
        greatest(0, (extract(epoch from lower(during) - day.starts) / 60)::int),
        least(1440, (extract(epoch from upper(during) - day.starts) / 60)::int)))
      from (
        select during from time_off t
        where t.practitioner_id = c.practitioner_id and t.during && tstzrange(day.starts, day.ends)
        union all
        select during from bookings b
        where b.practitioner_id = c.practitioner_id and b.during && tstzrange(day.starts, day.ends)
          and status in ('held', 'confirmed', 'completed', 'no_show_customer', 'no_show_practitioner')
      ) busy
    ), '{}')) as open
    from (select $5::timestamp at time zone 'Europe/London' as starts,
      ($5 + 1)::timestamp at time zone 'Europe/London' as ends) day
  ) f
  where exists (
    select from unnest(f.open) r
    where greatest(lower(r), $6) <= $7 and greatest(lower(r), $6) + c.duration <= upper(r))
  limit $8
$$;

-- Free minutes of one practitioner's salon for some days. Parameters: salon, first day, days.
create function reference.free_time(bigint, date, int)
returns table (day date, open int4multirange)
language sql stable as $$
  select d.day, (
    select range_agg(int4range(from_minute, to_minute)) from work_hours h
    where h.practitioner_id = s.practitioner_id and h.salon_id = s.id
      and h.weekday = extract(dow from d.day)
  ) - coalesce((
    select range_agg(int4range(b.from_minute, b.to_minute)) from work_breaks b
    join work_hours h on h.id = b.work_hours_id
    where h.practitioner_id = s.practitioner_id and h.salon_id = s.id
      and h.weekday = extract(dow from d.day)
  ), '{}') - coalesce((
    select range_agg(int4range(
      greatest(0, (extract(epoch from lower(during) - d.starts) / 60)::int),
      least(1440, (extract(epoch from upper(during) - d.starts) / 60)::int)))
    from (
      select during from time_off t
      where t.practitioner_id = s.practitioner_id and t.during && tstzrange(d.starts, d.ends)
      union all
      select during from bookings b
      where b.practitioner_id = s.practitioner_id and b.during && tstzrange(d.starts, d.ends)
        and status in ('held', 'confirmed', 'completed', 'no_show_customer', 'no_show_practitioner')
    ) busy
  ), '{}')
  from salons s,
    lateral (select ($2 + n) as day, ($2 + n)::timestamp at time zone 'Europe/London' as starts,
      ($2 + n + 1)::timestamp at time zone 'Europe/London' as ends
    from generate_series(0, $3 - 1) n) d
  where s.id = $1
$$;
