-- On which weekdays a practitioner works at a place, beside each of their offers: so a search for a Sunday,
-- on which few work, reads the calendars of those few and not of all who are cheaper.

-- Bit n: the weekday n has hours, Sunday first. A mark may promise too much, and then the calendar decides;
-- so rows start with every day, and the release before, which writes no marks, hides nobody.
alter table live_offers add column weekdays smallint not null default 127;

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
    live_card(l.practitioner_id, l.mobile, l.salon, l.lat_cell, l.lon_cell, l.call_out_charge),
    coalesce(r.reviews_amount, 0), r.overall
  from (
    select practitioner_id, bool_or(place = 0) as mobile, bool_or(place > 0) as salon,
      (array_agg(lat_cell order by place))[1] as lat_cell,
      (array_agg(lon_cell order by place))[1] as lon_cell,
      min(call_out_charge) filter (where place = 0) as call_out_charge
    from live_places where practitioner_id = any (ids)
    group by practitioner_id
  ) l
  left join practitioner_ratings r on r.practitioner_id = l.practitioner_id;

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
    p.start_working_date, p.joined_at, review_rank(r.reviews_amount, r.overall),
    coalesce(w.weekdays, 0)
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
  left join (
    select practitioner_id, place, sum(1 << weekday)::smallint as weekdays
    from live_hours where practitioner_id = any (ids) and open <> '{}'
    group by practitioner_id, place
  ) w on w.practitioner_id = p.practitioner_id and w.place = p.place
  left join practitioner_ratings r on r.practitioner_id = p.practitioner_id
  where p.practitioner_id = any (ids);
end $$;

-- What is there already. Only who changes the same practitioner meanwhile waits, and writes marks of their own.
update live_offers o set weekdays = w.weekdays
from (
  select p.practitioner_id, p.place,
    coalesce(sum(1 << h.weekday) filter (where h.open <> '{}'), 0)::smallint as weekdays
  from (select distinct practitioner_id, place from live_offers) p
  left join live_hours h using (practitioner_id, place)
  group by 1, 2) w
where o.practitioner_id = w.practitioner_id and o.place = w.place and o.weekdays <> w.weekdays;
