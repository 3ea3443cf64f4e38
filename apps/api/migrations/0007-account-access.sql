-- Ways back into an account, and the browsers that were in it before (D40).

-- What was mailed to an address: works once, and for a while. Only the hash is kept.
create table account_tokens (
  token_hash bytea primary key,
  kind text not null check (kind in ('password_reset', 'confirm_email')),
  user_id bigint not null references users on delete cascade,
  -- Whom it was sent to: the address of the account, or the one that it shall have.
  email citext not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_tokens_of_user on account_tokens (user_id);

-- A browser that was signed in here. It opens nothing: it only keeps strangers' wrong guesses from
-- locking the owner out.
create table devices (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index devices_of_user on devices (user_id, seen_at desc);

alter table sessions add column device_hash bytea references devices on delete set null;
create index sessions_of_device on sessions (device_hash);

alter table attempts drop constraint attempts_kind_check;
alter table attempts add constraint attempts_kind_check check (kind in (
  'login', 'registration', 'password_reset', 'email_change', 'old_password'));
