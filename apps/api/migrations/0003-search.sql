-- Who can be found, where, for what and when: kept by the database from what people wrote,
-- so that a search is one look at one index.

-- Places -------------------------------------------------------------------------------------

-- The grid of libs/domain/geo: all that a search may know of a place (D61). Squares are counted
-- from 0°, 0.02° by 0.03°, and named by their middle.
create function lat_cell(lat double precision) returns smallint
  language sql immutable parallel safe return floor(lat * 50)::smallint;
create function lon_cell(lon double precision) returns smallint
  language sql immutable parallel safe return floor((lon * 100) / 3)::smallint;
create function snapped_lat(cell smallint) returns double precision
  language sql immutable parallel safe return (2 * cell + 1)::double precision / 100;
create function snapped_lon(cell smallint) returns double precision
  language sql immutable parallel safe return ((2 * cell + 1) * 3)::double precision / 200;

-- The rows of squares whose middles lie within `miles` of a point, by the haversine formula with
-- the mean radius of the Earth. A middle's own haversine is base + spread * sin²(half of what it
-- lies east or west of the point).
create function cell_rows(lat double precision, lon double precision, miles double precision)
  returns table (
    lat_cell smallint, lon_from smallint, lon_to smallint,
    base double precision, spread double precision)
  -- Not inlined, so that the planner counts on few rows and looks each up in the index.
  language plpgsql immutable strict parallel safe rows 24 as $$
begin
  return query
    select cell,
      ceil(((lon - width) * 200 / 3 - 1) / 2)::smallint,
      floor(((lon + width) * 200 / 3 - 1) / 2)::smallint,
      p.base, p.spread
    from (select power(sin(miles / 7917.5226::double precision), 2) as reach) r,
      generate_series(
        floor(lat * 50 - miles * 0.73 - 1)::int,
        ceil(lat * 50 + miles * 0.73 + 1)::int) c (number),
      lateral (select number::smallint as cell,
        power(sin(radians(snapped_lat(number::smallint) - lat) / 2), 2) as base,
        cos(radians(snapped_lat(number::smallint))) * cos(radians(lat)) as spread) p,
      lateral (select degrees(2 * asin(sqrt(least(1, greatest(0, (reach - p.base) / p.spread))))) as width) w
    where p.base <= reach;
end $$;

-- What the public can find (D30) --------------------------------------------------------------

-- Where practitioners who are live work. Counts each one's places: 0 is mobile, salons follow.
create view live_places as
select p.*, practitioners.start_working_date, practitioners.joined_at
from (
  select practitioner_id, 0::smallint as place, null::bigint as salon_id,
    lat_cell(lat) as lat_cell, lon_cell(lon) as lon_cell,
    travel_miles::smallint as travel_miles, call_out_charge
  from mobile_bases where enabled
  union all
  select practitioner_id,
    row_number() over (partition by practitioner_id order by id)::smallint, id,
    lat_cell(lat), lon_cell(lon), 0::smallint, 0
  from salons where enabled
) p
join practitioners on practitioners.user_id = p.practitioner_id
join users on users.id = p.practitioner_id
where users.active and practitioners.approved and practitioners.onboarding_step >= 5
  -- A search names the places of a practitioner by the bits of one number.
  and p.place < 63
  and exists (select from offers where offers.practitioner_id = p.practitioner_id)
  and exists (
    select from work_hours
    where work_hours.practitioner_id = p.practitioner_id
      and work_hours.salon_id is not distinct from p.salon_id);

-- One row for each practitioner who is live somewhere.
create table live_practitioners (
  practitioner_id bigint primary key,
  mobile boolean not null,
  salon boolean not null,
  -- The practitioner's own square: of the base, else of the first salon.
  lat_cell smallint not null,
  lon_cell smallint not null
);

-- The open minutes of a weekday at a place: hours less breaks, on the wall.
create table live_hours (
  practitioner_id bigint not null,
  weekday smallint not null,
  place smallint not null,
  open int4multirange not null,
  primary key (practitioner_id, weekday, place)
);

-- One row for each practitioner, place and thing that is searched for.
create table live_offers (
  practitioner_id bigint not null,
  place smallint not null,
  mobile boolean not null,
  -- A treatment's id; or, for the cheapest offer of a group, the group's id made negative.
  wanted bigint not null,
  lat_cell smallint not null,
  lon_cell smallint not null,
  -- Miles that the practitioner travels; 0 for a salon.
  travel_miles smallint not null,
  -- Pence: the treatment, and what the customer would pay, with the call-out charge (D55).
  price int not null,
  pays int not null,
  duration smallint not null,
  -- What the other sorts go by.
  working_since date,
  joined_at timestamptz not null,
  review_rank int not null,
  primary key (practitioner_id, place, wanted)
);
create index live_offers_search on live_offers (wanted, mobile, lat_cell, lon_cell)
  include (practitioner_id, place, travel_miles, price, pays, duration,
    working_since, joined_at, review_rank);

-- The means of the reviews that are not hidden (D28).
create table practitioner_ratings (
  practitioner_id bigint primary key,
  reviews_amount int not null,
  friendliness numeric not null,
  communication numeric not null,
  satisfaction numeric not null,
  timekeeping numeric not null,
  overall numeric not null
);

-- More reviews first, among as many the better ones.
create function review_rank(amount int, overall numeric) returns int
  language sql immutable
  return coalesce(amount, 0) * 64 + round(coalesce(overall, 0) * 10)::int;

-- Keeping it -----------------------------------------------------------------------------------

create function refresh_live(ids bigint[]) returns void language plpgsql as $$
begin
  if ids is null then return; end if;
  -- Two changes of one practitioner at once: the second waits, then reads what the first wrote.
  perform from practitioners where user_id = any (ids) order by user_id for no key update;

  delete from live_practitioners where practitioner_id = any (ids);
  delete from live_hours where practitioner_id = any (ids);
  delete from live_offers where practitioner_id = any (ids);

  insert into live_practitioners
  select practitioner_id, bool_or(place = 0), bool_or(place > 0),
    (array_agg(lat_cell order by place))[1], (array_agg(lon_cell order by place))[1]
  from live_places where practitioner_id = any (ids)
  group by practitioner_id;

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

create function refresh_ratings(ids bigint[]) returns void language plpgsql as $$
begin
  if ids is null then return; end if;
  perform from practitioners where user_id = any (ids) order by user_id for no key update;

  delete from practitioner_ratings where practitioner_id = any (ids);
  insert into practitioner_ratings
  select practitioner_id, count(*), avg(friendliness), avg(communication), avg(satisfaction),
    avg(timekeeping), avg((friendliness + communication + satisfaction + timekeeping) / 4)
  from reviews where practitioner_id = any (ids) and hidden_reason is null
  group by practitioner_id;

  update live_offers set review_rank = review_rank(r.reviews_amount, r.overall)
  from unnest(ids) id left join practitioner_ratings r on r.practitioner_id = id
  where live_offers.practitioner_id = id
    and review_rank <> review_rank(r.reviews_amount, r.overall);
end $$;

-- Once for each statement, not for each row, so that many rows at once are as quick as one.
create function live_by_practitioner() returns trigger language plpgsql as $$
begin
  perform refresh_live((select array_agg(distinct practitioner_id) from changed));
  return null;
end $$;
create function live_by_person() returns trigger language plpgsql as $$
begin
  perform refresh_live((select array_agg(user_id) from changed));
  return null;
end $$;
create function live_by_break() returns trigger language plpgsql as $$
begin
  perform refresh_live((select array_agg(distinct practitioner_id) from work_hours
    where id in (select work_hours_id from changed)));
  return null;
end $$;
create function live_by_account() returns trigger language plpgsql as $$
begin
  perform refresh_live((select array_agg(n.id) from changed n
    join before o on o.id = n.id join practitioners on user_id = n.id
    where n.active <> o.active));
  return null;
end $$;
create function ratings_by_review() returns trigger language plpgsql as $$
begin
  perform refresh_ratings((select array_agg(distinct practitioner_id) from changed));
  return null;
end $$;

-- A transition table belongs to one kind of event, hence three triggers for each table.
do $$
declare
  watched text[];
begin
  foreach watched slice 1 in array array[
    ['practitioners', 'live_by_person'], ['mobile_bases', 'live_by_practitioner'],
    ['salons', 'live_by_practitioner'], ['offers', 'live_by_practitioner'],
    ['work_hours', 'live_by_practitioner'], ['work_breaks', 'live_by_break'],
    ['reviews', 'ratings_by_review']]
  loop
    execute format('create trigger %1$s_are_live_1 after insert on %1$s
      referencing new table as changed for each statement execute function %2$s()', watched[1], watched[2]);
    execute format('create trigger %1$s_are_live_2 after update on %1$s
      referencing new table as changed for each statement execute function %2$s()', watched[1], watched[2]);
    execute format('create trigger %1$s_are_live_3 after delete on %1$s
      referencing old table as changed for each statement execute function %2$s()', watched[1], watched[2]);
  end loop;
end $$;
create trigger users_are_live after update on users
  referencing old table as before new table as changed
  for each statement execute function live_by_account();

-- Searching ------------------------------------------------------------------------------------

-- A minute on the wall as minutes since midnight on a day whose clocks go back (shift 60), go
-- forward (-60) or stay (0). London changes between 01:00 and 02:00; a repeated time means its
-- first occurrence, a skipped one the moment of the change (D8).
create function minute_since_midnight(wall int, shift int) returns int
  language sql immutable parallel safe
  return case when wall >= 120 then wall + shift when shift < 0 then least(wall, 60) else wall end;

-- Practitioners near a point who offer one of `wanted`, in the order of the sort; with a day, those
-- who can start the treatment on it between two minutes on the wall. The rules are those of
-- libs/domain/slots, which is their readable form; a test holds the two together.
--
-- Place and treatment come from one index; sorting before looking at anybody's calendar means that
-- only as many calendars are read as it takes to fill `most`.
create function find_practitioners(
  near_lat double precision, near_lon double precision,
  -- 'mobile', 'salon' or 'idm', either; miles to a salon.
  kind text, miles double precision,
  wanted_ids bigint[],
  day date, from_minute int, to_minute int,
  sort text, most int, at timestamptz default statement_timestamp())
returns table (practitioner_id bigint, price int, duration int)
-- One plan for all, and always by lookups: read whole, the offers are quick in no town.
language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off
as $$
#variable_conflict use_column
declare
  midnight timestamptz;
  next_midnight timestamptz;
  shift int;
  on_weekday int;
  earliest int;
  latest int;
  buffer int;
begin
  if day is not null then
    midnight := day::timestamp at time zone 'Europe/London';
    next_midnight := (day + 1)::timestamp at time zone 'Europe/London';
    shift := extract(epoch from next_midnight - midnight)::int / 60 - 1440;
    on_weekday := extract(dow from day);
    select greatest(
        minute_since_midnight(from_minute, shift),
        ceil(extract(epoch from at - midnight) / 60 + minimum_notice_minutes)::int),
      -- A skipped minute is before the moment of the change here, not after it.
      minute_since_midnight(to_minute, shift)
        - case when shift < 0 and to_minute between 60 and 119 then 1 else 0 end,
      travel_buffer_minutes
    into earliest, latest, buffer from settings
    where day <= (at at time zone 'Europe/London')::date + make_interval(months => horizon_months);
    if not found then return; end if;
  end if;

  return query
  with squares as materialized (
    select true as mobile, * from cell_rows(near_lat, near_lon, 30) where kind <> 'salon'
    union all
    select false, * from cell_rows(near_lat, near_lon, miles) where kind <> 'mobile'
  ),
  candidates as (
    select o.practitioner_id,
      -- The cheapest, and of several the shortest, in one number.
      min(o.price::bigint * 1024 + o.duration) as offer,
      bit_or(1::bigint << o.place) as places,
      case sort
        when 'price_asc' then min(o.pays)
        when 'price_desc' then -min(o.pays)
        when 'experience' then coalesce(min(o.working_since) - date '1900-01-01', 1000000)
        when 'reviews' then -max(o.review_rank)
        else -extract(epoch from min(o.joined_at))::bigint
      end as rank
    from unnest(wanted_ids) w (id)
    cross join squares s
    join live_offers o on o.wanted = w.id and o.mobile = s.mobile and o.lat_cell = s.lat_cell
      and o.lon_cell between s.lon_from and s.lon_to
    where not s.mobile
      or s.base + s.spread * power(sin(radians(snapped_lon(o.lon_cell) - near_lon) / 2), 2)
        <= power(sin(o.travel_miles / 7917.5226::double precision), 2)
    group by o.practitioner_id
    order by rank, practitioner_id
    -- Keeps the sort below the look at calendars.
    offset 0
  )
  select c.practitioner_id, (c.offer / 1024)::int, (c.offer % 1024)::int
  from candidates c
  where midnight is null or exists (
    select
    from live_hours h
    cross join lateral (
      select coalesce(range_agg(taken.minutes), '{}') as minutes
      from (
        select int4range(
          floor(extract(epoch from lower(t.during) - midnight) / 60)::int,
          ceil(extract(epoch from upper(t.during) - midnight) / 60)::int) as minutes
        from time_off t
        where t.practitioner_id = c.practitioner_id
          and t.during && tstzrange(midnight, next_midnight)
        union all
        select int4range(
          floor(extract(epoch from lower(b.during) - midnight) / 60)::int - travel.minutes,
          ceil(extract(epoch from upper(b.during) - midnight) / 60)::int + travel.minutes)
        from bookings b, lateral (select case h.place when 0 then buffer else 0 end as minutes) travel
        where b.practitioner_id = c.practitioner_id
          -- No treatment outlasts its day, and travel adds four hours at most: so the plain index
          -- on starts finds them all, and sooner than the one on ranges.
          and b.starts_at > midnight - interval '30 hours'
          and b.starts_at < next_midnight + interval '4 hours'
          and b.status in (
            'held', 'confirmed', 'completed', 'no_show_customer', 'no_show_practitioner')
          and (b.status <> 'held' or b.hold_until > at)
      ) taken
    ) busy
    cross join lateral unnest(
      case when shift = 0 then h.open else (
        select range_agg(int4range(
          minute_since_midnight(lower(stretch), shift),
          minute_since_midnight(upper(stretch), shift)))
        from unnest(h.open) stretch)
      end - busy.minutes) as free (stretch)
    cross join lateral (
      select (greatest(lower(free.stretch), earliest) + 14) / 15 * 15 as minute) first
    -- The second pass of a repeated hour has no start times of its own.
    cross join lateral (
      select case when shift > 0 and first.minute between 120 and 179
        then 180 else first.minute end as minute) start
    where h.practitioner_id = c.practitioner_id
      and h.weekday = on_weekday
      and (c.places >> h.place) & 1 = 1
      and start.minute <= latest
      and start.minute + (c.offer % 1024) <= upper(free.stretch))
  order by c.rank, c.practitioner_id
  limit most;
end $$;

-- One page of a search, with everything that a result shows, and how many were found in all; more
-- than `most` are not counted. One row without a practitioner when the page is empty.
create function search_page(
  near_lat double precision, near_lon double precision, kind text, miles double precision,
  slugs text[], treatment bigint, day date, from_minute int, to_minute int,
  sort text, skip int, take int, most int)
returns table (
  total int, id bigint, first_name text, last_name text, avatar_src text, verified boolean,
  overall numeric, reviews_amount int, mobile boolean, salon boolean,
  lat_cell smallint, lon_cell smallint, call_out_charge int, start_working_date date,
  joined_at timestamptz, bio text, service_name text, service_price int, treatments jsonb)
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  wanted_ids bigint[];
begin
  wanted_ids := case when treatment is null
    then (select array_agg(-s.id) from services s where s.slug = any (slugs))
    else (select array[t.id] from sub_services t join services s on s.id = t.service_id
      where t.id = treatment and s.slug = any (slugs))
  end;

  return query
  with found as materialized (
    select f.*, row_number() over () as n
    from find_practitioners(near_lat, near_lon, kind, miles, wanted_ids,
      day, from_minute, to_minute, sort, most) f
  )
  select (select count(*)::int from found), u.id, u.first_name, u.last_name, u.avatar_src,
    p.verified, r.overall, coalesce(r.reviews_amount, 0), l.mobile, l.salon,
    l.lat_cell, l.lon_cell, b.call_out_charge, p.start_working_date, p.joined_at, p.bio,
    offered.service_name, f.price, offered.treatments
  from (values (1)) always
  left join (select * from found order by n offset skip limit take) f on true
  left join users u on u.id = f.practitioner_id
  left join practitioners p on p.user_id = f.practitioner_id
  left join live_practitioners l on l.practitioner_id = f.practitioner_id
  left join practitioner_ratings r on r.practitioner_id = f.practitioner_id
  left join mobile_bases b on b.practitioner_id = f.practitioner_id and b.enabled
  left join lateral (
    select
      jsonb_agg(jsonb_build_object('treatmentName', t.name, 'treatmentPrice', o.price)
        order by o.price, t.position, t.id) as treatments,
      (array_agg(t.name order by t.position, t.id) filter (
        where o.price = f.price and o.duration = f.duration
          and (t.id = any (wanted_ids) or -t.service_id = any (wanted_ids))))[1] as service_name
    from offers o join sub_services t on t.id = o.sub_service_id
    where o.practitioner_id = f.practitioner_id
  ) offered on true
  order by f.n;
end $$;

-- What can be booked near a point at all, by group: the choices of the treatment filter.
create function search_treatments(
  near_lat double precision, near_lon double precision, kind text, miles double precision,
  slugs text[])
returns table (slug text, category text, id bigint, name text)
language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off
as $$
#variable_conflict use_column
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
        <= power(sin(o.travel_miles / 7917.5226::double precision), 2))
  order by s.id, t.position, t.id;
end $$;

-- Free time ------------------------------------------------------------------------------------

-- What libs/domain/slots works out start times from, for one practitioner: the hours of the places
-- of one kind (all salons when none is named) and everything that takes time between two instants,
-- in milliseconds. `held` rows whose time has passed take none, as nobody will pay for them (D16).
create function read_calendar(
  practitioner bigint, kind text, salon bigint, treatments bigint[],
  since timestamptz, until timestamptz)
returns table (
  is_live boolean, now timestamptz, minimum_notice_minutes int, horizon_months int,
  buffer_minutes int, places jsonb, time_off jsonb, booked jsonb, durations jsonb)
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
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
