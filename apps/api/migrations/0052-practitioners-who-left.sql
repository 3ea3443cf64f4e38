-- A practitioner who deletes their practitioner account stays a customer, so `erased_at` does not say that they
-- left: their role does. What they were writing about their work at that moment came back (D42).
create or replace function refuse_erased_account() returns trigger language plpgsql as $$
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
  -- The row of a practitioner is there before the role, and stays after it.
  if (tg_argv[0] = 'practitioner_id' or tg_table_name = 'practitioners' and tg_op = 'UPDATE')
    and owner is not null
    and not exists (select from user_roles where user_id = owner and role = 'practitioner') then
    raise exception 'account % is not a practitioner''s any more', owner
      using errcode = 'check_violation', constraint = 'account_is_not_erased';
  end if;
  return new;
end $$;

create or replace function refuse_words_of_erased() returns trigger language plpgsql as $$
declare
  writer bigint;
begin
  if current_setting('freely.erases', true) = 'on' then return new; end if;
  for n in 0 .. tg_nargs - 1 by 2 loop
    continue when coalesce(to_jsonb(new) ->> tg_argv[n], '') = '';
    continue when tg_op = 'UPDATE' and to_jsonb(new) ->> tg_argv[n] = to_jsonb(old) ->> tg_argv[n];
    select (to_jsonb(b) ->> tg_argv[n + 1])::bigint into writer from bookings b where b.id = new.booking_id;
    -- The erasure cannot see a row that is not committed yet, so it comes before this or after it.
    perform from users where id = writer for key share;
    if exists (select from users where id = writer and erased_at is not null)
      or tg_argv[n + 1] = 'practitioner_id'
        and not exists (select from user_roles where user_id = writer and role = 'practitioner') then
      raise exception 'account % is erased', writer
        using errcode = 'check_violation', constraint = 'account_is_not_erased';
    end if;
  end loop;
  return new;
end $$;
