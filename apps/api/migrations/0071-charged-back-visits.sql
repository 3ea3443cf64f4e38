-- A visit whose payment the customer's bank has taken back cost its customer nothing, so its review counts no more than
-- one of a free visit (D73, D96), until the bank gives the money back.

-- Of a part that a bank took back, the platform bears the loss: the visit is still paid.
create function is_charged_back(booking bigint) returns boolean language sql stable parallel safe
  return coalesce((select sum(c.amount) from chargebacks c
      where c.booking_id = booking and c.status <> 'won')
    >= (select captured - refunded from payments where booking_id = booking), false);

create or replace function is_unpaid_visit(booking bigint) returns boolean language sql stable parallel safe
  return exists (select from bookings b
    where b.id = booking and (b.total_amount = 0 or b.status = 'no_show_practitioner'))
    or is_charged_back(booking);

create function ratings_by_chargeback() returns trigger language plpgsql as $$
begin
  perform refresh_ratings(array_agg(practitioner_id)) from reviews where booking_id = new.booking_id;
  return null;
end $$;

create trigger ratings_by_chargeback after insert or update of status on chargebacks for each row
  execute function ratings_by_chargeback();

select refresh_ratings(array_agg(distinct r.practitioner_id))
from reviews r join chargebacks c on c.booking_id = r.booking_id where c.status <> 'won';
