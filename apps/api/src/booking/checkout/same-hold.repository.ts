import { londonInstant } from '@freely/domain/london-time';
import { sql } from 'kysely';
import type { Trx } from '../../infrastructure/database/index.ts';
import { isMadeInsteadOf } from '../bookings/index.ts';
import { shortestMinutes } from './hold-clock.repository.ts';

/** What a customer asks to hold. */
export interface WantedHold {
  practitionerId: number;
  customerId: number;
  startsAt: Date;
  /** The quantity of each treatment by its id. */
  quantities: ReadonlyMap<number, number>;
  /** Null for a home visit, and for the only salon of a practitioner. */
  salonId: number | null;
  /** Null for a visit to a salon. The street line is empty where the customer gives it later. */
  home: { address: string; postcode: string; lat: number; lon: number } | null;
  patchTest: { date: string; start_time: string } | null;
  /** Pounds, as they were asked for. */
  total: number;
  discount: number;
  /** The hold that it is to replace; 0 for none. */
  replaces: number;
}

/**
 * The customer's own hold that is already what they ask for, in every part that they chose. A second tab that asks for
 * it again gets the same one: another in its place would let go of the one that the first tab may be paying.
 *
 * @returns null when there is none, or when it is over so soon that a new one is worth more (D101)
 */
export async function sameHold(trx: Trx, wanted: WantedHold): Promise<number | null> {
  const { home, salonId, patchTest, quantities, replaces } = wanted;
  const testAt = patchTest && londonInstant(patchTest.date, patchTest.start_time);
  const isThere = home
    ? sql<boolean>`b.location_type = 'mobile' and ${home.address} in ('', b.address)
        and b.postcode = ${home.postcode} and b.lat = ${home.lat} and b.lon = ${home.lon}`
    : sql<boolean>`b.location_type = 'salon' and b.salon_id = coalesce(${salonId}::bigint, b.salon_id)`;
  const { rows } = await sql<{ id: number }>`
    select b.id from bookings b
    where b.customer_id = ${wanted.customerId} and b.practitioner_id = ${wanted.practitionerId}
      and b.starts_at = ${wanted.startsAt} and b.status = 'held'
      and not b.was_offered and not b.is_patch_test
      and b.hold_until > clock_timestamp() + interval '1 minute' * ${shortestMinutes}::int
      and ${isThere}
      and b.total_amount = ${wanted.total}::numeric * 100
      and b.discount_amount = ${wanted.discount}::numeric * 100
      and (select jsonb_object_agg(sub_service_id, quantity) from booking_items
        where booking_id = b.id) = ${JSON.stringify(Object.fromEntries(quantities))}::jsonb
      and (select visit.starts_at from patch_tests t join bookings visit on visit.id = t.visit_id
        where t.booking_id = b.id) is not distinct from ${testAt}::timestamptz
      and (${replaces}::bigint in (0, b.id) or ${isMadeInsteadOf('b', replaces)})`.execute(trx);

  return rows[0]?.id ?? null;
}
