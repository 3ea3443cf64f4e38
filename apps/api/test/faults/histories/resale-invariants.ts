// What must be true of times that were cancelled too late for a refund, and sold again (D87).
import { sql } from 'kysely';
import type { TestMarket } from '../../support/start-test-market.ts';

/** Every violated invariant, as a sentence. Computed from the bookings, not by the rule of the product. */
export async function wrongResales({ db }: TestMarket): Promise<string[]> {
  const { rows } = await sql<{ violation: string }>`
    with sales as (
      select b.*, total_amount + discount_amount as price, l.cancelled_at,
        (select coalesce(sum(r.price), 0) from resales r where r.cancelled_id = b.id) as returned,
        (select coalesce(sum(r.price), 0) from resales r where r.sold_id = b.id) as brought
      from bookings b left join late_cancellations l on l.booking_id = b.id),
    pairs as (
      select c.id as cancelled, s.id as sold, c.price - c.returned as unreturned,
        s.price - s.brought as unused, pay.captured - pay.refunded as kept,
        floor(s.price * extract(epoch from least(c.ends_at, s.ends_at)
          - greatest(c.starts_at, s.starts_at)) / extract(epoch from s.ends_at - s.starts_at)) as share
      from sales c join sales s on s.practitioner_id = c.practitioner_id and s.id <> c.id
        and tstzrange(s.starts_at, s.ends_at) && tstzrange(c.starts_at, c.ends_at)
      join payments pay on pay.booking_id = c.id
      where c.cancelled_at <= s.paid_at and s.moved_at is null and s.price > 0
        and (s.starts_at <= clock_timestamp()
            and s.status in ('confirmed', 'completed', 'no_show_customer')
          or s.cancelled_at is not null)
        -- A clock that leaps over days leaves the sweep no minute in which it would find them.
        and c.ends_at > clock_timestamp() - interval '3 days')
    select 'the price of booking ' || id || ' was counted as ' || greatest(returned, brought)
        || 'p of ' || price || 'p' as violation
      from sales where greatest(returned, brought) > price
    union all select 'booking ' || r.cancelled_id || ' got back ' || r.amount || 'p of ' || r.price || 'p'
      from resales r where r.amount > r.price
    union all select 'booking ' || r.cancelled_id || ' brought ' || r.price || 'p of ' || p.share || 'p'
      from resales r join pairs p on (p.cancelled, p.sold) = (r.cancelled_id, r.sold_id)
      where r.price > p.share
    union all select 'booking ' || r.cancelled_id || ' got back what booking ' || s.id || ' may still return'
      from resales r join sales s on s.id = r.sold_id
      where s.starts_at > clock_timestamp() and s.cancelled_at is null
    union all select 'the time of booking ' || cancelled || ' was sold again to ' || sold
      from pairs where least(unreturned, unused, share, kept) > 0 and not exists (
        select from resales r where (r.cancelled_id, r.sold_id) = (pairs.cancelled, pairs.sold))`.execute(
    db,
  );

  return rows.map(({ violation }) => violation);
}
