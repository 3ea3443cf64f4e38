-- Reviews of bookings that cost nothing do not count (D73): anybody could book and review for free.
create or replace function refresh_ratings(ids bigint[]) returns void language plpgsql as $$
begin
  if ids is null then return; end if;
  perform from practitioners where user_id = any (ids) order by user_id for no key update;

  delete from practitioner_ratings where practitioner_id = any (ids);
  insert into practitioner_ratings
  select practitioner_id, count(*), avg(friendliness), avg(communication), avg(satisfaction),
    avg(timekeeping), avg((friendliness + communication + satisfaction + timekeeping) / 4)
  from reviews where practitioner_id = any (ids) and hidden_reason is null
    and not exists (select from bookings b where b.id = reviews.booking_id and b.total_amount = 0)
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

select refresh_ratings(array_agg(distinct r.practitioner_id))
from reviews r join bookings b on b.id = r.booking_id where b.total_amount = 0;
