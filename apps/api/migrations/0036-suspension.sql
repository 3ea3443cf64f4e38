-- An operator suspends an account: nobody logs in to it, and it is inactive until that is undone. Null: not
-- suspended. Else what `active` was before, and is again afterwards.
alter table users add column active_before_suspension boolean;
alter table users add constraint users_suspended_is_inactive
  check (active_before_suspension is null or not active) not valid;
