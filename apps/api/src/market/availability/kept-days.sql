/* prepared as kept_days */
-- What decides on which days a practitioner has free time, from what triggers keep for the search (ADR 0020):
-- a third of the time of `read_calendar`, which reads bookings, time off and hours themselves.
-- $1 practitioner, $2 mobile or salon, $3 a salon or null for each, $4 treatments, $5 first and $6 last day
select statement_timestamp() as now, minimum_notice_minutes, horizon_months,
  case $2::text when 'mobile' then travel_buffer_minutes else 0 end as buffer_minutes,
  exists (select from live_practitioners where practitioner_id = $1) as is_live,
  exists (select from travel_settings where practitioner_id = $1) as has_roads,
  (select json_build_object('latCell', lat_cell(lat), 'lonCell', lon_cell(lon), 'travelMiles', travel_miles)
    from mobile_bases where practitioner_id = $1 and $2 = 'mobile') as base,
  (select json_object_agg(sub_service_id, duration) from offers
    where practitioner_id = $1 and sub_service_id = any ($4::bigint[])) as durations,
  (select json_agg(json_build_array(h.place, h.weekday, h.open)) from live_hours h
    where h.practitioner_id = $1
      and case
        when $3::bigint is null then (h.place = 0) = ($2 = 'mobile')
        -- Salons are counted as in live_places.
        else $2 = 'salon' and h.place = (
          select count(*) from salons where practitioner_id = $1 and enabled and id <= $3
          having bool_or(id = $3))
      end
      -- At midnight papers end without a write.
      and exists (select from practitioners where user_id = $1 and work_dates @> london_today())
  ) as hours,
  (select json_agg(json_build_array(b.day, b.away, case
      when b.held_until <= statement_timestamp() then booked_at($1, b.day, statement_timestamp(), 0)
      else b.booked end))
    from busy_days b where b.practitioner_id = $1 and b.day between $5::date and $6::date) as busy
from settings
