-- Treatments that need a patch test, and the tests that were booked (ADR 0051). Nothing needs one until an
-- admin says so.
create table patch_test_rules (
  sub_service_id bigint primary key references sub_services,
  hours_before int not null check (hours_before between 24 and 336),
  months_valid int not null check (months_valid between 1 and 24),
  -- Pence.
  price int not null default 0 check (price between 0 and 10000),
  -- Minutes.
  duration int not null default 15 check (duration between 5 and 60)
);

-- The first visit of a booking with two: a row of its own, so that it takes time like every booking.
alter table bookings add column is_patch_test boolean not null default false;

create table patch_tests (
  visit_id bigint primary key references bookings,
  -- The booking of the treatment, which is paid for both visits.
  booking_id bigint not null unique references bookings,
  practitioner_id bigint not null references practitioners,
  customer_id bigint not null references users,
  -- Pence of that booking's total.
  price int not null check (price >= 0),
  result text check (result in ('clear', 'reaction')),
  sealed_note bytea,
  recorded_at timestamptz,
  check ((result is null) = (recorded_at is null)),
  check (sealed_note is null or result is not null)
);
create index patch_tests_of_customer on patch_tests (customer_id, practitioner_id);
create index patch_tests_of_practitioner on patch_tests (practitioner_id);

create trigger stays_erased before insert or update on patch_tests
  for each row execute function refuse_erased_account('customer_id');
