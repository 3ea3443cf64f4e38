-- A large market in the tables of the product: 50,000 practitioners around 36 British cities,
-- 300,000 offers, hours, breaks, time off and about a million bookings in 60 days. For benchmarks
-- only: psql "$DATABASE_URL" -v ON_ERROR_STOP=1 -f market.sql, on a migrated, empty database.
\set practitioners 50000

begin;
select setseed(0.42);
create function pg_temp.gauss() returns float8 language sql volatile as
  $$ select sqrt(-2 * ln(1 - random())) * cos(2 * pi() * random()) $$;

-- 30 treatments of the catalogue.
create temporary table treatments as select id from sub_services order by id limit 30;

create temporary table cities (id serial, name text, lat float8, lon float8, w float8, sd float8);
insert into cities (name, lat, lon, w, sd) values
('London',51.507,-0.128,9000,0.14),('Birmingham',52.486,-1.89,2900,0.10),('Manchester',53.481,-2.242,2800,0.10),('Leeds',53.8,-1.549,1900,0.09),
('Glasgow',55.864,-4.252,1800,0.09),('Liverpool',53.408,-2.991,1400,0.07),('Newcastle',54.978,-1.618,1100,0.07),('Sheffield',53.381,-1.47,800,0.06),
('Bristol',51.454,-2.588,900,0.06),('Edinburgh',55.953,-3.188,900,0.06),('Cardiff',51.481,-3.179,700,0.06),('Leicester',52.637,-1.139,650,0.05),
('Nottingham',52.954,-1.158,800,0.06),('Southampton',50.91,-1.404,850,0.06),('Portsmouth',50.82,-1.088,500,0.05),('Brighton',50.823,-0.137,600,0.05),
('Plymouth',50.375,-4.143,300,0.05),('Norwich',52.63,1.297,350,0.06),('Reading',51.454,-0.978,500,0.05),('Oxford',51.752,-1.258,350,0.05),
('Cambridge',52.205,0.119,350,0.05),('Exeter',50.718,-3.534,250,0.06),('Aberdeen',57.149,-2.094,300,0.06),('Dundee',56.462,-2.97,220,0.05),
('Inverness',57.478,-4.225,90,0.07),('Swansea',51.621,-3.944,330,0.06),('York',53.96,-1.08,250,0.05),('Hull',53.745,-0.336,350,0.05),
('Stoke',53.003,-2.179,450,0.06),('Derby',52.922,-1.475,300,0.05),('Coventry',52.407,-1.512,450,0.05),('Bournemouth',50.72,-1.88,450,0.05),
('Milton Keynes',52.041,-0.759,300,0.05),('Ipswich',52.059,1.155,220,0.05),('Lincoln',53.23,-0.54,150,0.06),('Carlisle',54.893,-2.933,110,0.07);

create temporary table people as
with c as (select *, sum(w) over (order by id) - w as lo, sum(w) over (order by id) as hi from cities),
  g as (
    select i, random() * (select sum(w) from cities) as r, random() as kind, random() as reach,
      random() as busy, random() as rural
    from generate_series(1, :practitioners) i)
select g.i, c.name as city,
  c.lat + pg_temp.gauss() * c.sd * case when rural < 0.2 then 4 else 1 end as lat,
  c.lon + pg_temp.gauss() * c.sd * 1.6 * case when rural < 0.2 then 4 else 1 end as lon,
  kind < 0.7 as salon, kind > 0.5 as mobile, (3 + reach * 17)::int as travel_miles,
  case when busy < 0.8 then 0.03 when busy < 0.95 then 0.12 else 0.4 end as busy
from g join c on g.r >= c.lo and g.r < c.hi;

-- The search tables are filled once at the end, not after each statement.
alter table practitioners disable trigger user;
alter table mobile_bases disable trigger user;
alter table salons disable trigger user;
alter table offers disable trigger user;
alter table work_hours disable trigger user;
alter table work_breaks disable trigger user;

insert into users (email, password_hash, first_name)
values ('bench-customer@bench.example', '-', 'Customer');
insert into users (email, password_hash, first_name)
select 'bench-' || i || '@bench.example', '-', 'Practitioner ' || i from people;
alter table people add id bigint;
update people set id = users.id from users where users.email = 'bench-' || i || '@bench.example';
insert into practitioners (user_id, onboarding_step, approved, start_working_date)
select id, 5, true, date '2026-01-01' - (random() * 7000)::int from people;
insert into user_roles (user_id, role) select id, 'practitioner' from people;
insert into mobile_bases (practitioner_id, travel_miles, address, city, postcode, lat, lon)
select id, travel_miles, '1 Bench Street', city, 'ZZ1 1ZZ', lat, lon from people where mobile;
insert into salons (practitioner_id, address, city, postcode, lat, lon)
select id, '1 Bench Street', city, 'ZZ1 1ZZ', lat, lon from people where salon;

insert into offers (practitioner_id, sub_service_id, price, duration)
select p.id, t.id, 3000 + (random() * 9000)::int,
  (array[30, 45, 60, 60, 60, 90])[1 + (random() * 5)::int]
from people p cross join treatments t where random() < 0.2;

create temporary table days as
select p.id, d as weekday, s as from_minute, s + (7 + (random() * 3)::int) * 60 as to_minute
from (select id, 420 + 60 * (random() * 4)::int as s from people) p
cross join generate_series(0, 6) d
where random() < case when d between 1 and 5 then 0.92 when d = 6 then 0.5 else 0.15 end + 0 * p.id;
insert into work_hours (practitioner_id, salon_id, weekday, from_minute, to_minute)
select d.id, null, weekday, from_minute, to_minute
from days d join people p on p.id = d.id where p.mobile;
insert into work_hours (practitioner_id, salon_id, weekday, from_minute, to_minute)
select d.id, s.id, weekday, from_minute, to_minute
from days d join salons s on s.practitioner_id = d.id;
insert into work_breaks (work_hours_id, from_minute, to_minute)
select id, 720 + 15 * (random() * 3)::int, 780 + 15 * (random() * 4)::int
from work_hours where random() < 0.7;

insert into time_off (practitioner_id, title, full_day, during)
select id, 'Away', true, tstzrange(
  (current_date + o)::timestamp at time zone 'Europe/London',
  (current_date + o + len)::timestamp at time zone 'Europe/London')
from (
  select id, (random() * 59)::int as o, 1 + (random() * 9)::int as len
  from people cross join generate_series(1, 2) where random() < 0.35) x;

alter table bookings drop constraint bookings_no_overlap;
insert into bookings (practitioner_id, customer_id, status, starts_at, ends_at, during,
  location_type, address, city, postcode, lat, lon, total_amount, fee_percent, hold_until, paid_at)
select w.id, (select id from users where email = 'bench-customer@bench.example'), 'confirmed',
  s, s + interval '60 min', tstzrange(s, s + interval '60 min'),
  'mobile', '1 Bench Street', p.city, 'ZZ1 1ZZ', p.lat, p.lon, 5000, 20, now(), now()
from days w join people p on p.id = w.id
join generate_series(0, 59) d on extract(dow from current_date + d) = w.weekday
cross join lateral generate_series(w.from_minute, w.to_minute - 60, 60) m
cross join lateral (
  select ((current_date + d) + make_interval(mins => m)) at time zone 'Europe/London' as s) x
where random() < least(0.95, p.busy * 2.5 * exp(-d / 25.0));
alter table bookings add constraint bookings_no_overlap
  exclude using gist (practitioner_id with =, during with &&)
  where (status in ('held', 'confirmed', 'completed', 'no_show_customer', 'no_show_practitioner'));

alter table practitioners enable trigger user;
alter table mobile_bases enable trigger user;
alter table salons enable trigger user;
alter table offers enable trigger user;
alter table work_hours enable trigger user;
alter table work_breaks enable trigger user;
select refresh_live((select array_agg(id) from people));
commit;
vacuum analyze;
