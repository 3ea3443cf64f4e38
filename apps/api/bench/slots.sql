-- The floor of the list of times: what is free in 14 days of one practitioner, as ranges of minutes.
--
-- $1 practitioner, $2 first day, $3 minutes of treatment
select day, stretch
from generate_series($2::date, $2::date + 13, interval '1 day') each,
lateral (select each::date as day) d,
lateral (select d.day::timestamp at time zone 'Europe/London' as midnight) m,
lateral (
  select
    coalesce((
      select range_agg(int4range(h.from_minute, h.to_minute))
      from work_hours h
      where h.practitioner_id = $1::bigint and h.weekday = extract(dow from d.day)), '{}')
    - coalesce((
      select range_agg(int4range(b.from_minute, b.to_minute))
      from work_hours h join work_breaks b on b.work_hours_id = h.id
      where h.practitioner_id = $1 and h.weekday = extract(dow from d.day)), '{}')
    - coalesce((
      select range_agg(int4range(
        (extract(epoch from lower(t.during) - m.midnight) / 60)::int,
        (extract(epoch from upper(t.during) - m.midnight) / 60)::int))
      from time_off t
      where t.practitioner_id = $1
        and t.during && tstzrange(m.midnight, m.midnight + interval '1 day')), '{}')
    - coalesce((
      select range_agg(int4range(
        (extract(epoch from lower(b.during) - m.midnight) / 60)::int,
        (extract(epoch from upper(b.during) - m.midnight) / 60)::int))
      from bookings b
      where b.practitioner_id = $1
        and b.during && tstzrange(m.midnight, m.midnight + interval '1 day')
        and b.status in (
          'held', 'confirmed', 'completed', 'no_show_customer', 'no_show_practitioner')), '{}')
    as free
) f,
unnest(f.free) stretch
where upper(stretch) - lower(stretch) >= $3::int
order by day, stretch;
