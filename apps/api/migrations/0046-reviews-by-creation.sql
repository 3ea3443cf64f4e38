-- outside a transaction
-- The reviews of the home page and the admin's list begin with the newest.
create index concurrently if not exists reviews_by_creation on reviews (created_at desc, id desc);
