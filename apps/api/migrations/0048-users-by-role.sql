-- outside a transaction
-- Counts customers, and finds the few admins.
create index concurrently if not exists user_roles_by_role on user_roles (role, user_id);
