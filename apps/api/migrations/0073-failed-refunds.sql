-- outside a transaction
-- The worker and the status screen look for them every few seconds; there are few among all refunds.
create index concurrently if not exists refunds_failed on refunds (payment_id)
  where status = 'failed' and replaced_at is null;
