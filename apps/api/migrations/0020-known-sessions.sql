-- Owners see their sessions, and hear of logins with an unknown browser (ADR 0040).
-- The browser and system of the last login, such as "Firefox on Linux"; empty when they are not known.
alter table sessions add column device text not null default '';

-- Null until the first login. An account of before has logged in: the default fills the rows that exist,
-- without a rewrite, and is dropped for those that come.
alter table users add column first_login_at timestamptz default now();
alter table users alter column first_login_at drop default;
