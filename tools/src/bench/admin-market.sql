-- The market as admins see it: practitioners with names at every onboarding step, and 50,000 customers.
set session_replication_role = replica;
insert into users (email, password_hash, first_name, last_name, created_at)
  select 'cust-' || i || '@bench.example', '-',
    (array['Ada', 'Grace', 'Mary', 'Olive', 'Nia', 'Priya', 'Zoe', 'Amara'])[1 + i % 8],
    'Client' || (i * 7919 % 9973), now() - i * interval '7 minutes'
  from generate_series(1, 50000) i;
insert into user_roles select id, 'customer' from users where email like 'cust-%';
update users set
  first_name = (array['Ada', 'Grace', 'Mary', 'Olive', 'Nia', 'Priya', 'Zoe', 'Amara', 'Hannah', 'Ife'])[1 + id % 10],
  last_name = (array['Smith', 'Okafor', 'Jones', 'Khan', 'Brown', 'Patel', 'Evans', 'O''Neil', 'Murphy', 'Taylor'])[1 + (id / 10) % 10]
    || (id * 7919 % 997)
  where email like 'bench-%';
update practitioners set
  joined_at = now() - (user_id % 1000) * interval '13 hours',
  approved = case when user_id % 50 = 0 then null when user_id % 77 = 0 then false else true end,
  onboarding_step = 1 + user_id % 6;
insert into reviews (practitioner_id, reviewer_name, friendliness, communication, satisfaction, timekeeping, text,
    created_at)
  select user_id, 'Ada', 5, 4.5, 5, 4, 'Lovely.', now() - (user_id * 7919 % 99991 + n) * interval '4 minutes'
  from practitioners, generate_series(1, 6) n;
insert into mail_outbox (key, kind, to_user_id, sent_at)
  select 'bench:' || n, 'welcome', 2 + n % 50000, now() from generate_series(1, 500000) n;
insert into audit_log (actor_id, action, subject)
  select 2 + n % 50000, 'bench.' || n % 40, 'practitioner:' || n % 50000 from generate_series(1, 500000) n;
set session_replication_role = origin;
