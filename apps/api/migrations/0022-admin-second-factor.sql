-- Admins need a second factor, unless the market does without (D82, ADR 0044): 1 is on, 0 is off.
alter table settings
  add column admin_second_factor int not null default 1 check (admin_second_factor between 0 and 1);

-- A demo market that was loaded before does without, like a new one. Nobody can own this address: the
-- top-level domain is reserved.
update settings set admin_second_factor = 0 where exists (
  select from users join user_roles on user_roles.user_id = users.id
  where users.email = 'admin@freely.example' and user_roles.role = 'admin');

-- Whether a code was given in this session: at its login, or when the second factor was turned on.
alter table sessions add column second_factor boolean not null default false;
-- Turning one on has ended the sessions of before, and no login since went without a code.
update sessions set second_factor = true where impersonator_id is null and user_id in (
  select user_id from second_factors where confirmed_at is not null);
