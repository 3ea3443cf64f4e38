/* prepared as search_page */
-- One page of the practitioners near a point who offer a treatment, in the order of the sort. With
-- a day, only those who can start it on that day between two wall-clock minutes. Each row has the
-- `total`, which is counted up to $16. An empty page is one row whose other columns are null.
-- The rules are those of libs/domain/slots, which is their readable form; a test checks that both
-- agree.
--
-- Place, treatment and weekday come from one index. Candidates are sorted before any calendar is read,
-- so only as many calendars are read as are needed to count to $16. Rare cases are in functions,
-- because setting up a larger statement would cost as much as executing this one.
--
-- $1 latitude, $2 longitude, $3 miles to a salon, $4 the values of `mobile` that count
-- Grid squares that may be near enough: rows $5 to $6, columns $7 to $8, and for each row its
-- columns $18 to $19; $20 whether being in them is enough, without the exact distance
-- $9 slugs of groups, $10 treatment, $11 day, $12 first and $13 last minute, $14 sort
-- $15 practitioners to skip, $16 to count, $17 to return, $21 the current time if it is not now
with day_params as materialized (
  select at, shift, buffer,
    greatest(
      minute_since_midnight($12::int, shift),
      ceil(extract(epoch from at - midnight) / 60 + notice)::int) as earliest,
    -- For the end of the window, a skipped minute counts as before the clock change, not after it.
    minute_since_midnight($13::int, shift)
      - case when shift < 0 and $13 between 60 and 119 then 1 else 0 end as latest
  from (
    select at, london_midnight($11::date) as midnight, clock_shift($11) as shift,
      travel_buffer_minutes as buffer, minimum_notice_minutes as notice
    from settings, coalesce($21::timestamptz, statement_timestamp()) at
    where $11 <= (at at time zone 'Europe/London')::date + make_interval(months => horizon_months)
  ) settings_of_day
),
candidates as (
  select o.practitioner_id,
    -- The cheapest offer, and of equally cheap ones the shortest, as one number.
    min(o.price::bigint * 1024 + o.duration) as offer,
    bit_or(1::bigint << o.place) as places,
    case $14::text when 'price_desc' then -1 else 1 end * min(
      case $14
        when 'price_asc' then o.pays
        when 'price_desc' then o.pays
        when 'experience' then coalesce(o.working_since - date '1900-01-01', 1000000)
        when 'reviews' then -o.review_rank
        else -extract(epoch from o.joined_at)::bigint
      end) as rank
  from live_offers o
  where o.wanted = any (
      case when $10::bigint is null
        then array(select -s.id from services s where s.slug = any ($9::text[]))
        else array(select t.id from sub_services t join services s on s.id = t.service_id
          where t.id = $10 and s.slug = any ($9))
      end)
    and o.mobile = any ($4::boolean[])
    and o.lat_cell between $5::smallint and $6::smallint
    and o.lon_cell between $7::smallint and $8::smallint
    and o.lon_cell between ($18::smallint[])[o.lat_cell - $5 + 1] and ($19::smallint[])[o.lat_cell - $5 + 1]
    -- The haversine formula of libs/domain/geo, from the middle of the square.
    and ($20::boolean
      or power(sin(radians(snapped_lat(o.lat_cell) - $1::float8) / 2), 2)
        + cos(radians(snapped_lat(o.lat_cell))) * cos(radians($1))
          * power(sin(radians(snapped_lon(o.lon_cell) - $2::float8) / 2), 2)
        <= power(sin(case when o.mobile then o.travel_miles else $3::float8 end
          / 7917.5226::float8), 2))
  group by o.practitioner_id
  -- Of the others no calendar is read. Their places and prices still count for what a row shows.
  having $11 is null or (bit_or(o.weekdays) >> extract(dow from $11)::int) & 1 = 1
  order by rank, practitioner_id
  -- Makes the planner sort before it reads calendars.
  offset 0
),
free as materialized (
  select c.practitioner_id, c.offer, c.places, c.rank
  from candidates c
  where $11 is null or exists (
    select
    from day_params
    cross join live_hours h
    left join busy_days b on b.practitioner_id = c.practitioner_id and b.day = $11
    left join travel_settings travel on travel.practitioner_id = c.practitioner_id
    cross join lateral (
      select case shift when 0 then h.open else on_clock(h.open, shift) end as open_range
    offset 0) clock
    cross join lateral (
      select unnest(
        clock.open_range
        - coalesce(b.away, '{}')
        - case
            when travel.practitioner_id is not null then on_roads(travel, h.place, $11, at,
              $1, $2, clock.open_range, b.visits, b.held_until)
            when b.day is null then '{}'
            when b.held_until <= at or h.place = 0 and buffer > 0 then booked_at(
              c.practitioner_id, $11, at, case h.place when 0 then buffer else 0 end)
            else b.booked
          end) as free_range
      offset 0) open
    cross join lateral (
      select (greatest(lower(open.free_range), earliest) + 14) / 15 * 15 as minute) first
    -- The second occurrence of a repeated hour has no start times.
    cross join lateral (
      select case when shift > 0 and first.minute between 120 and 179
        then 180 else first.minute end as minute) start
    where h.practitioner_id = c.practitioner_id
      and h.weekday = extract(dow from $11)::int
      and (c.places >> h.place) & 1 = 1
      and start.minute <= latest
      and start.minute + (c.offer % 1024) <= upper(open.free_range))
  order by c.rank, c.practitioner_id
  limit $16::int
)
select of_all.total, l.practitioner_id as id, (shown.offer / 1024)::int as price,
  (shown.offer % 1024)::int as duration, shown.places & 1 = 1 as "atHome",
  shown.places > 1 as "atSalon", l.reviews_amount as "reviewsAmount", l.overall, l.card
from (select count(*)::int as total from free) of_all
left join (select * from free offset $15::int limit $17::int) shown on true
left join live_practitioners l on l.practitioner_id = shown.practitioner_id
order by shown.rank, shown.practitioner_id
