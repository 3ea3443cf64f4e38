import type { LocationType } from '@freely/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../../infrastructure/database/index.ts';

interface FeaturedRow {
  id: number;
  reviewer_name: string;
  rating: number;
  text: string;
  treatment: string;
  location_type: LocationType;
  city: string;
}

/**
 * The newest well-rated review of each of three live practitioners: short enough to read at a
 * glance, long enough to say something, and only of bookings that were made and paid for here (D29,
 * D73).
 */
export async function listFeatured(db: Db): Promise<FeaturedRow[]> {
  const { rows } = await sql<FeaturedRow>`
    with recent as (
      select r.*, (r.friendliness + r.communication + r.satisfaction + r.timekeeping) / 4 as mean
      from reviews r
      join live_practitioners l on l.practitioner_id = r.practitioner_id
      where r.hidden_reason is null
        -- As is_unpaid_visit, which PostgreSQL would call for each review.
        and exists (select from bookings b
          where b.id = r.booking_id and b.total_amount > 0 and b.status <> 'no_show_practitioner')
        and not exists (
          select from chargebacks c join payments p on p.booking_id = c.booking_id
          where c.booking_id = r.booking_id and c.status <> 'won'
          group by p.id having sum(c.amount) >= p.captured - p.refunded)
        and length(r.text) between 40 and 140
      order by r.created_at desc
      limit 200
    ), one_each as (
      select distinct on (practitioner_id) *
      from recent where mean >= 4.5
      order by practitioner_id, created_at desc
    )
    select o.id, o.reviewer_name, o.mean::float8 as rating, o.text, b.location_type, b.city,
      (select i.name from booking_items i where i.booking_id = b.id
        order by i.unit_price desc, i.sub_service_id limit 1) as treatment
    from one_each o join bookings b on b.id = o.booking_id
    order by o.created_at desc, o.id desc
    limit 3`.execute(db);

  return rows;
}
