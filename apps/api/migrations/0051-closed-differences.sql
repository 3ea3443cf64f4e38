-- What an admin decided about money that the books cannot explain.
alter table book_differences
  add column closed_at timestamptz,
  add column closed_by bigint,
  add column closed_as text,
  add column closed_reason text;
alter table book_differences
  add constraint book_differences_closed check (
    (closed_at is null) = (closed_as is null)
    and (closed_at is null) = (closed_reason is null)
    and closed_as in ('refunded', 'explained') and length(closed_reason) <= 1000
  ) not valid;
comment on column book_differences.closed_by is 'the admin; kept when the account is erased';
comment on column book_differences.closed_as is
  'refunded: the charge went back to the card by our own call; explained: the reason says why it is right';
