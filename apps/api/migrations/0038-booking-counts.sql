-- How many bookings the admin's list has, by all that it filters by but its search text, so that counting a
-- million takes no second. Each statement that changes bookings adds rows with its differences, which blocks
-- nobody; the number is the sum of `amount`.
create table booking_counts (
  -- London's day of `starts_at`.
  day date not null,
  status text not null,
  is_paid boolean not null,
  location_type text not null,
  amount integer not null
);

-- Neither an expired hold counts, unless it was paid (D16), nor the patch test of a booking.
create function is_counted(booking bookings) returns boolean language sql stable
return not booking.is_patch_test and (booking.status <> 'expired' or exists (
  select from payments where booking_id = booking.id and captured > 0));

create function count_bookings() returns trigger language plpgsql as $$
begin
  insert into booking_counts
  select (starts_at at time zone 'Europe/London')::date, status, paid_at is not null, location_type,
    count(*) * case when tg_op = 'DELETE' then -1 else 1 end
  from changed c where is_counted(c) group by 1, 2, 3, 4;
  return null;
end $$;

create function count_changed_bookings() returns trigger language plpgsql as $$
begin
  insert into booking_counts
  select (starts_at at time zone 'Europe/London')::date, status, paid_at is not null, location_type, sum(difference)
  from (
    select b.*, -1 as difference from before b where is_counted(b)
    union all
    select c.*, 1 from changed c where is_counted(c)) b
  group by 1, 2, 3, 4 having sum(difference) <> 0;
  return null;
end $$;

-- Money can arrive when a hold has expired. Whoever changes a payment has locked its booking.
create function count_paid_late() returns trigger language plpgsql as $$
begin
  insert into booking_counts
  select (starts_at at time zone 'Europe/London')::date, status, paid_at is not null, location_type,
    case when tg_op = 'DELETE' then -1 else 1 end
  from bookings
  where id = case when tg_op = 'DELETE' then old.booking_id else new.booking_id end
    and status = 'expired' and not is_patch_test;
  return null;
end $$;

-- Counts anew, in one statement: it replaces the rows that it sees by the bookings that it sees, so what
-- others change meanwhile stays beside it.
create function recount_bookings() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('booking_counts', 0));
  with replaced as (delete from booking_counts)
  insert into booking_counts
  select (starts_at at time zone 'Europe/London')::date, status, paid_at is not null, location_type, count(*)
  from bookings b
  -- The same as is_counted: a call for each row would take ten times as long.
  where not is_patch_test and (status <> 'expired' or exists (
    select from payments where booking_id = b.id and captured > 0))
  group by 1, 2, 3, 4;
end $$;

create trigger bookings_are_counted_1 after insert on bookings
  referencing new table as changed for each statement execute function count_bookings();
create trigger bookings_are_counted_2 after update on bookings
  referencing old table as before new table as changed
  for each statement execute function count_changed_bookings();
create trigger bookings_are_counted_3 after delete on bookings
  referencing old table as changed for each statement execute function count_bookings();

create trigger late_payments_are_counted_1 after insert on payments
  for each row when (new.captured > 0) execute function count_paid_late();
create trigger late_payments_are_counted_2 after update of captured on payments
  for each row when (old.captured = 0 and new.captured > 0) execute function count_paid_late();
create trigger late_payments_are_counted_3 after delete on payments
  for each row when (old.captured > 0) execute function count_paid_late();
