-- outside a transaction
-- Few reviews are hidden; the admin's list has a filter for them.
create index concurrently if not exists reviews_hidden on reviews (created_at desc, id desc)
  where hidden_reason is not null;
