-- A time that a customer gave back too late for a refund, and what somebody else paid for it then.
create table late_cancellations (
  booking_id bigint primary key references bookings,
  cancelled_at timestamptz not null default clock_timestamp()
);

create table resales (
  id bigint generated always as identity primary key,
  cancelled_id bigint not null references late_cancellations,
  sold_id bigint not null references bookings,
  price int not null check (price > 0),
  amount int not null check (amount >= 0),
  at timestamptz not null default clock_timestamp(),
  unique (cancelled_id, sold_id),
  check (cancelled_id <> sold_id)
);
create index resales_of_sale on resales (sold_id);

comment on table late_cancellations is
  'Cancelled by the customer without a refund. Returned when the time is sold again.';
comment on column resales.price is
  'Pence of the new sale''s price, before discounts, that count for this one.';
comment on column resales.amount is
  'Pence that are returned to the customer who cancelled.';
