-- What admins see against abuse, and a limit that they lift (ADR 0045).
-- The subnet that somebody registered, logged in or reviewed from; purged after 30 days.
create table action_origins (
  id bigint generated always as identity primary key,
  -- Null for an invited client, who has no account.
  user_id bigint references users,
  action text not null check (action in ('registration', 'login', 'review')),
  -- Whom a review is about.
  about_id bigint references users,
  network text not null,
  at timestamptz not null default now()
);
create index action_origins_by_time on action_origins (at);
create index action_origins_of_user on action_origins (user_id, network);

-- Until then, this account meets no limit of holds.
create table limit_lifts (
  user_id bigint primary key references users on delete cascade,
  until timestamptz not null
);
