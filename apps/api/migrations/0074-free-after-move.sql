-- A practitioner can move a booking until there is almost nothing left of the time to cancel it free of charge (D25).
alter table bookings add column free_after_move timestamptz;

comment on column bookings.free_after_move is
  'Until when the customer can cancel free of charge after the practitioner moved the booking, where that is later than usual.';

comment on column bookings.awaits_customer is
  'Moved in a way that needs the customer''s word, which has not come yet (D25, D104).';
