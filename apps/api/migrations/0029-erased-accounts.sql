-- A request that was under way when its account was erased must not bring personal data back (D42).
create function refuse_erased_account() returns trigger language plpgsql as $$
declare
  -- The column that leads to the account.
  owner bigint := (to_jsonb(new) ->> tg_argv[0])::bigint;
begin
  if current_setting('freely.erases', true) = 'on' then return new; end if;
  -- The erasure misses a row that it cannot see yet, so it comes before this or after it. It also
  -- changes the rows that stay, so an update waits without this lock.
  if tg_op = 'INSERT' then perform from users where id = owner for key share; end if;
  if exists (select from users where id = owner and erased_at is not null) then
    raise exception 'account % is erased', owner
      using errcode = 'check_violation', constraint = 'account_is_not_erased';
  end if;
  return new;
end $$;

create trigger stays_erased before update of
  email, password_hash, first_name, last_name, phone, gender, birthday, avatar_src, active
  on users for each row execute function refuse_erased_account('id');
create trigger stays_erased before insert or update of
  bio, qualifications, start_working_date, how_you_find, appointment_scheduling
  on practitioners for each row execute function refuse_erased_account('user_id');
create trigger stays_erased before insert or update of
  name, address, city, postcode, lat, lon
  on salons for each row execute function refuse_erased_account('practitioner_id');
create trigger stays_erased before insert or update of notes, address, address_object
  on bookings for each row execute function refuse_erased_account('customer_id');

-- An erasure deletes these rows, so only a new one could come back.
create trigger stays_erased before insert on bank_details
  for each row execute function refuse_erased_account('practitioner_id');
create trigger stays_erased before insert on calendar_addresses
  for each row execute function refuse_erased_account('practitioner_id');
create trigger stays_erased before insert on calendar_feeds
  for each row execute function refuse_erased_account('practitioner_id');
create trigger stays_erased before insert on mobile_bases
  for each row execute function refuse_erased_account('practitioner_id');
create trigger stays_erased before insert on offers
  for each row execute function refuse_erased_account('practitioner_id');
create trigger stays_erased before insert on review_invitations
  for each row execute function refuse_erased_account('practitioner_id');
create trigger stays_erased before insert on time_off
  for each row execute function refuse_erased_account('practitioner_id');
create trigger stays_erased before insert on work_hours
  for each row execute function refuse_erased_account('practitioner_id');
create trigger stays_erased before insert on work_images
  for each row execute function refuse_erased_account('practitioner_id');
create trigger stays_erased before insert on account_tokens
  for each row execute function refuse_erased_account('user_id');
create trigger stays_erased before insert on devices
  for each row execute function refuse_erased_account('user_id');
create trigger stays_erased before insert on idempotency_keys
  for each row execute function refuse_erased_account('user_id');
create trigger stays_erased before insert on recovery_codes
  for each row execute function refuse_erased_account('user_id');
create trigger stays_erased before insert on second_factors
  for each row execute function refuse_erased_account('user_id');
create trigger stays_erased before insert on sessions
  for each row execute function refuse_erased_account('user_id');
create trigger stays_erased before insert on user_roles
  for each row execute function refuse_erased_account('user_id');
