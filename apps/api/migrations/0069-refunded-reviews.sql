-- Reviews of visits that were refunded because the practitioner was late or did not come count no more than those
-- of free ones (D73, D96): otherwise two people could agree on any number of rated reviews that cost neither of them.

create function is_unpaid_visit(booking bigint) returns boolean language sql stable parallel safe
  return exists (select from bookings b
    where b.id = booking and (b.total_amount = 0 or b.status = 'no_show_practitioner'));

create or replace function refresh_ratings(ids bigint[]) returns void language plpgsql as $$
begin
  if ids is null then return; end if;
  perform from practitioners where user_id = any (ids) order by user_id for no key update;

  delete from practitioner_ratings where practitioner_id = any (ids);
  insert into practitioner_ratings
  select practitioner_id, count(*), avg(friendliness), avg(communication), avg(satisfaction),
    avg(timekeeping), avg((friendliness + communication + satisfaction + timekeeping) / 4)
  from reviews where practitioner_id = any (ids) and hidden_reason is null
    and not is_unpaid_visit(booking_id)
  group by practitioner_id;

  update live_practitioners l
  set reviews_amount = coalesce(r.reviews_amount, 0), overall = r.overall
  from unnest(ids) id left join practitioner_ratings r on r.practitioner_id = id
  where l.practitioner_id = id;

  update live_offers set review_rank = review_rank(r.reviews_amount, r.overall)
  from unnest(ids) id left join practitioner_ratings r on r.practitioner_id = id
  where live_offers.practitioner_id = id
    and review_rank <> review_rank(r.reviews_amount, r.overall);
end $$;

create function ratings_by_visit() returns trigger language plpgsql as $$
begin
  if exists (select from reviews where booking_id = new.id) then
    perform refresh_ratings(array[new.practitioner_id]);
  end if;
  return null;
end $$;

create trigger ratings_by_visit after update of status on bookings for each row
  when (old.status <> new.status and 'no_show_practitioner' in (old.status, new.status))
  execute function ratings_by_visit();

select refresh_ratings(array_agg(distinct r.practitioner_id))
from reviews r join bookings b on b.id = r.booking_id where b.status = 'no_show_practitioner';
