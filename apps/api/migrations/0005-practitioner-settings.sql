-- What practitioners keep with us beside their work: where their money goes, and whom they ask.

-- Encrypted with the key of the environment; only the last digits can be read here (D41).
create table bank_details (
  practitioner_id bigint primary key references practitioners,
  sealed bytea not null,
  account_ending text not null check (account_ending ~ '^\d{4}$'),
  updated_at timestamptz not null default now()
);

-- One token for one address and practitioner, single use, 30 days (D29). The hash finds it; the
-- token itself is sealed, for the mail that is written at sending time.
create table review_invitations (
  id bigint generated always as identity primary key,
  practitioner_id bigint not null references practitioners,
  email citext not null,
  token_hash bytea not null unique,
  sealed_token bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  unique (practitioner_id, email)
);
