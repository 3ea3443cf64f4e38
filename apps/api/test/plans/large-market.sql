-- 8,000 practitioners, 8,000 customers and 24,000 bookings within a second or two: without triggers, so the
-- tables that they keep are filled here too. Users have the ids from 1, and sessions whose tokens end in them.
begin;
set local session_replication_role = replica;
set local synchronous_commit = off;

insert into users (id, email, password_hash, first_name, last_name, created_at) overriding system value
select n, 'u' || n || '@plans.example', '-', 'Name' || n % 800, 'Family' || n % 997,
  now() - n * 7919 % 16000 * interval '1 hour'
from generate_series(1, 16000) n;
insert into user_roles select n, case when n <= 8000 then 'practitioner' else 'customer' end
from generate_series(1, 16000) n;
insert into users (id, email, password_hash, first_name) overriding system value
values (16001, 'admin@plans.example', '-', 'Avery');
select setval(pg_get_serial_sequence('users', 'id'), 16001);
insert into user_roles values (16001, 'admin');
update settings set admin_second_factor = 0;
insert into practitioners (user_id, onboarding_step, approved, joined_at, start_working_date)
select n, 5, case when n % 50 = 0 then null else n % 77 > 0 end, now() - n * interval '9 hours', '2020-01-01'
from generate_series(1, 8000) n;
insert into mobile_bases (practitioner_id, travel_miles, address, city, postcode, lat, lon)
select n, 10, '1 Plan Street', 'Leeds', 'ZZ1 1ZZ', 53.7 + n % 40 * 0.1, -1.6 + n % 37 * 0.05
from generate_series(1, 8000) n;
insert into salons (practitioner_id, address, city, postcode, lat, lon)
select n, '1 Plan Street', 'Leeds', 'ZZ1 1ZZ', 53.7 + n % 40 * 0.1, -1.6 + n % 37 * 0.05
from generate_series(1, 8000) n;
insert into offers (practitioner_id, sub_service_id, price, duration)
select n, 1 + (n + k * 7) % 40, 3000 + n * 7919 % 5000, 60 from generate_series(1, 8000) n, generate_series(0, 2) k;
insert into work_hours (practitioner_id, salon_id, weekday, from_minute, to_minute)
select n, null, weekday, 540, 1080 from generate_series(1, 8000) n, generate_series(1, 5) weekday;
insert into time_off (practitioner_id, title, full_day, during)
select n, 'Away', false, tstzrange(now() + n % 60 * interval '1 day', now() + (n % 60 + 1) * interval '1 day')
from generate_series(1, 8000) n;

insert into live_practitioners
select n, true, true, lat_cell(53.7 + n % 40 * 0.1), lon_cell(-1.6 + n % 37 * 0.05),
  '["Ada","L",null,false,"",null,"2020-01-01",true,true,2500,-60,0,[]]', 0, null
from generate_series(1, 8000) n;
insert into live_hours
select n, weekday, 0, '{[540,1080)}' from generate_series(1, 8000) n, generate_series(1, 5) weekday;
insert into live_offers
select n, 0, true, 1 + (n + k * 7) % 40, lat_cell(53.7 + n % 40 * 0.1), lon_cell(-1.6 + n % 37 * 0.05), 10,
  3000 + n * 7919 % 5000, 3000 + n * 7919 % 5000, 60, '2020-01-01', now(), 0, 62
from generate_series(1, 8000) n, generate_series(0, 2) k;

insert into bookings (id, practitioner_id, customer_id, status, starts_at, ends_at, during, location_type, address,
  city, postcode, lat, lon, total_amount, fee_percent, hold_until, paid_at, salon_id, created_at) overriding system value
select n, 1 + n % 8000, 8001 + n * 31 % 8000,
  case when n > 23950 then 'held' else (array['confirmed', 'completed', 'completed', 'completed',
    'cancelled_by_customer', 'expired'])[1 + n % 6] end,
  at, at + interval '1 hour', tstzrange(at, at + interval '1 hour'),
  case when n % 4 = 0 then 'salon' else 'mobile' end, '1 Plan Street', 'Leeds', 'ZZ1 1ZZ',
  52, -1, 5000, 20, at, case when n % 6 < 5 and n <= 23950 then at end,
  case when n % 4 = 0 then 1 + n % 8000 end, now() - (24000 - n) * interval '30 minutes'
from generate_series(1, 24000) n,
  lateral (select date_trunc('hour', now()) + (n / 8000 - 2 * (n % 6)::int) * interval '9 days' as at) x;
select setval(pg_get_serial_sequence('bookings', 'id'), 24000);
insert into hold_origins select id, '127.0.0.1', false, now() from bookings where id > 16000;
insert into booking_items select id, 1, 'Cut', 'Hair', 1, 5000, 60 from bookings;
insert into booking_events (booking_id, kind) select id, 'created' from bookings;
insert into payments (booking_id, intent_id, status, amount, captured)
select id, 'pi_plans_' || id, 'succeeded', 5000, 5000 from bookings where status <> 'expired';
insert into payouts (booking_id, practitioner_id, status, look_at)
select id, practitioner_id, 'nothing', starts_at from bookings where status = 'completed';
insert into ledger_tx (kind, booking_id, operation_key) select 'captured', id, 'plans:' || id from bookings;
insert into ledger_entries (tx_id, account, amount) select id, 'provider', 1 from ledger_tx;
insert into busy_days (practitioner_id, day, away, booked)
select practitioner_id, starts_at::date, '{}', range_agg(int4range(600, 660)) from bookings group by 1, 2;
insert into reviews (practitioner_id, booking_id, reviewer_name, friendliness, communication, satisfaction,
  timekeeping, text)
select practitioner_id, id, 'Ada', 5, 5, 5, 5, 'Lovely, and exactly what I had hoped for. I will come again.' from bookings where status = 'completed';
insert into practitioner_ratings
select practitioner_id, count(*), 5, 5, 5, 5, 5 from reviews group by 1;

insert into sessions (token_hash, user_id, expires_at, ends_at)
select sha256(lpad(n::text, 43, 'x')::bytea), n, now() + interval '1 day', now() + interval '9 days'
from generate_series(1, 16001) n;
insert into audit_log (actor_id, action, subject)
select 1 + n % 16000, 'plan.' || n % 40, 'practitioner:' || n % 8000 from generate_series(1, 24000) n;
insert into mail_outbox (key, kind, to_user_id, sent_at)
select 'plans:' || n, 'welcome', 1 + n % 16000, now() from generate_series(1, 24000) n;
insert into search_log (day, location_type, lat_cell, lon_cell, area, town, found)
select current_date - n % 300, 'mobile', 2500 + n % 100, -60 + n % 50, 'Area ' || n % 500, 'Town ' || n % 50, n % 12
from generate_series(1, 24000) n;
insert into attempts (kind, account, address, at)
select 'login', 'u' || n || '@plans.example', '10.0.0.' || n % 250, now() - n * interval '5 seconds'
from generate_series(1, 16000) n;
insert into action_origins (user_id, action, network, at)
select n, 'login', '10.0.' || n % 200 || '.0', now() - n * interval '3 minutes' from generate_series(1, 16000) n;
commit;
vacuum analyze;
select recount_bookings();
vacuum analyze booking_counts;

-- The planner is told that there are fifty to a hundred times as many, so it plans as for a million: it takes the
-- pages from the files, and the rows of a page from here.
select pg_restore_relation_stats('schemaname', 'public', 'relname', relname::text,
  'relpages', relpages, 'reltuples', (reltuples * 60)::real)
from pg_class
where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples > 5000;
