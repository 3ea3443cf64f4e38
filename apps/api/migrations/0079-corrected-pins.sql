-- A salon whose pin is corrected takes its bookings with it (D95). The days that the search keeps name the place of
-- each visit, so they are worked out again then, too.
create or replace function busy_by_changed_booking() returns trigger
language plpgsql set enable_nestloop to 'off' as $$
begin
  perform refresh_days(array_agg(practitioner_id), array_agg(day)) from (
    select distinct t.practitioner_id, day
    from before o join changed n on n.id = o.id
    cross join lateral (values
      (o.practitioner_id, o.during, o.status), (n.practitioner_id, n.during, n.status)
    ) t (practitioner_id, during, status),
    london_days(t.during, interval '4 hours') day
    where takes_time(t.status) and (
      o.practitioner_id, o.during, takes_time(o.status), case o.status when 'held' then o.hold_until end,
      place_key(o.lat, o.lon)
    ) is distinct from (
      n.practitioner_id, n.during, takes_time(n.status), case n.status when 'held' then n.hold_until end,
      place_key(n.lat, n.lon)
    )) d;
  return null;
end $$;
