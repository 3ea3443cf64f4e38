-- What a search reads, so many times over: the same towns, treatments and calendars, with other prices, and places
-- up to one square away. Bookings are not copied: a search reads their days, which are.
set session_replication_role = replica;
set maintenance_work_mem = '512MB';
drop index live_offers_by_place;

insert into live_practitioners
select practitioner_id + copy * 100000000, mobile, salon, lat_cell, lon_cell, card, reviews_amount, overall
from generate_series(1, :copies) copy, live_practitioners;
insert into live_hours
select practitioner_id + copy * 100000000, weekday, place, open from generate_series(1, :copies) copy, live_hours;
insert into busy_days
select practitioner_id + copy * 100000000, day, away, booked, held_until, visits
from generate_series(1, :copies) copy, busy_days;
insert into live_offers
select practitioner_id + copy * 100000000, place, mobile, wanted,
  lat_cell + mod(practitioner_id * copy, 3) - 1, lon_cell + mod(practitioner_id + copy, 3) - 1, travel_miles,
  price + dearer, pays + dearer, duration, working_since, joined_at, review_rank, weekdays
from generate_series(1, :copies) copy, live_offers,
  lateral (select mod(practitioner_id * 7919 * copy, 2000)::int - 1000 as dearer) d;

create index live_offers_by_place on live_offers (wanted, mobile, lat_cell, lon_cell)
  include (practitioner_id, place, travel_miles, price, pays, duration, weekdays,
    working_since, joined_at, review_rank);
