-- What a customer or practitioner wrote about a booking stays erased too: these rows lead to the account by
-- their booking. The arguments are pairs of a column and the side of the booking that wrote it.
create function refuse_words_of_erased() returns trigger language plpgsql as $$
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
    if exists (select from users where id = writer and erased_at is not null) then
      raise exception 'account % is erased', writer
        using errcode = 'check_violation', constraint = 'account_is_not_erased';
    end if;
  end loop;
  return new;
end $$;

create trigger stays_erased
  before insert or update of customer_words, practitioner_words on booking_disputes
  for each row execute function
    refuse_words_of_erased('customer_words', 'customer_id', 'practitioner_words', 'practitioner_id');

create trigger stays_erased before insert on reviews
  for each row when (new.booking_id is not null)
  execute function refuse_words_of_erased('reviewer_name', 'customer_id');
