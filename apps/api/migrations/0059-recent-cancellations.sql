-- outside a transaction
-- The page of abuse looks at those of the last days.
create index concurrently if not exists bookings_by_cancellation on bookings (updated_at)
  where status in ('cancelled_by_practitioner', 'cancelled_by_customer');
