-- A second factor of an account: time-based codes of an app (D82, ADR 0044).
create table second_factors (
  user_id bigint primary key references users on delete cascade,
  -- The secret of the app, encrypted.
  sealed bytea not null,
  -- Null while it is being set up: then no login asks for it.
  confirmed_at timestamptz,
  -- The time step of the last code that was accepted. No code of this or an earlier step is accepted again.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

-- Each replaces a code of the app once. Only hashes.
create table recovery_codes (
  user_id bigint not null references second_factors on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- Wrong codes are limited like passwords.
alter table attempts drop constraint attempts_kind_check;
alter table attempts add constraint attempts_kind_check
  check (kind in ('login', 'registration', 'password_reset', 'email_change', 'old_password',
    'contact', 'second_factor')) not valid;
