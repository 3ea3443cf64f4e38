import type { TimeRange } from '@freely/domain/time-range';
import {
  freeMissedOffers,
  missedWithinDays,
  promptRefusalMinutes,
} from '@freely/domain/waiting-list';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database, Db, Trx } from '../../infrastructure/database/index.ts';
import type { EntryRow } from './entries.repository.ts';
import { type WaitedSalon, waitedSalon } from './entry-views.repository.ts';

type OfferRow = Selectable<Database['waiting_offers']>;

/** Until when a customer who held several offers for nothing gets none; null for everybody else. */
export async function pausedUntil(db: Db, customerId: number): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`
    select min(ended_at) + ${missedWithinDays} * interval '1 day' as until
    from (select ended_at from waiting_offers
      where customer_id = ${customerId}
        and not withdrawn
        and (status = 'missed' or status = 'refused'
          and ended_at > offered_at + ${promptRefusalMinutes} * interval '1 minute')
        and ended_at > clock_timestamp() - ${missedWithinDays} * interval '1 day'
      order by ended_at desc limit ${freeMissedOffers}) missed
    having count(*) >= ${freeMissedOffers}`.execute(db);

  return rows[0]?.until ?? null;
}

export async function hasOpenOffer(db: Db, customerId: number): Promise<boolean> {
  const found = await db
    .selectFrom('waiting_offers')
    .select('booking_id')
    .where('customer_id', '=', customerId)
    .where('status', '=', 'open')
    .executeTakeFirst();

  return found !== undefined;
}

/** The freed time of which a booking was offered; null for one that was not offered. */
export async function originOf(db: Db, bookingId: number): Promise<number | null> {
  const offer = await db
    .selectFrom('waiting_offers')
    .select('freed_slot_id')
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();

  return offer?.freed_slot_id ?? null;
}

/** Whether somebody was offered this freed time before, or another part of it. */
export async function hasBeenOffered(
  db: Db,
  { entryId, originId }: { entryId: number; originId: number },
): Promise<boolean> {
  const found = await db
    .selectFrom('waiting_offers')
    .select('booking_id')
    .where('entry_id', '=', entryId)
    .where('freed_slot_id', '=', originId)
    .executeTakeFirst();

  return found !== undefined;
}

/**
 * What is of no use to a customer: when they have an appointment already, and what they had of this practitioner and
 * gave back while they waited, or were offered before. Who joins after giving a time back may want it again.
 */
export async function unwantedTimes(
  db: Db,
  { customer_id: customerId, created_at: since }: Pick<EntryRow, 'customer_id' | 'created_at'>,
  practitionerId: number,
): Promise<TimeRange[]> {
  const { rows } = await sql<TimeRange>`
    select extract(epoch from starts_at) * 1000 as "from", extract(epoch from ends_at) * 1000 as "to"
    from bookings
    where customer_id = ${customerId} and ends_at > clock_timestamp()
      and (status = 'confirmed' or status = 'held' and hold_until > clock_timestamp()
        or status = 'cancelled_by_customer' and practitioner_id = ${practitionerId}
          and exists (select from booking_events e
            where e.booking_id = bookings.id and e.kind = 'cancelled_by_customer' and e.at > ${since}))
    union all
    select extract(epoch from lower(during)) * 1000, extract(epoch from upper(during)) * 1000
    from waiting_offers
    where customer_id = ${customerId} and practitioner_id = ${practitionerId}
      and upper(during) > clock_timestamp()`.execute(db);

  return rows;
}

export async function insertOffer(
  trx: Trx,
  offer: {
    bookingId: number;
    entryId: number;
    originId: number;
    customerId: number;
    practitionerId: number;
    startsAt: Date;
    endsAt: Date;
  },
): Promise<void> {
  await trx
    .insertInto('waiting_offers')
    .values({
      booking_id: offer.bookingId,
      entry_id: offer.entryId,
      freed_slot_id: offer.originId,
      customer_id: offer.customerId,
      practitioner_id: offer.practitionerId,
      during: sql`tstzrange(${offer.startsAt}, ${offer.endsAt})`,
    })
    .execute();
}

/** What is held for an entry: one booking at most, since nobody has two offers at once. */
export function openOfferOf(db: Db, entryId: number) {
  return db
    .selectFrom('waiting_offers')
    .select(['booking_id', 'practitioner_id'])
    .where('entry_id', '=', entryId)
    .where('status', '=', 'open')
    .executeTakeFirst();
}

/** Undefined for a booking that was not offered, or whose offer has ended. */
export function endOffer(
  trx: Trx,
  bookingId: number,
  status: 'missed' | 'refused',
  { withdrawn = false } = {},
) {
  return trx
    .updateTable('waiting_offers')
    .set({ status, withdrawn, ended_at: sql<Date>`clock_timestamp()` })
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'open')
    .returning(['entry_id', 'customer_id', 'offered_at'])
    .executeTakeFirst();
}

/**
 * The offer that this booking was, or that its customer has let go by booking it instead: the same time by the
 * usual way, say. Undefined when there is none, or it is taken already.
 */
export function takeOffer(trx: Trx, bookingId: number) {
  return (
    trx
      .updateTable('waiting_offers')
      .set({ status: 'taken', withdrawn: false, ended_at: sql<Date>`clock_timestamp()` })
      .where(sql<boolean>`(booking_id = ${bookingId} or booking_id in (
        select replaced::bigint from booking_events e, jsonb_array_elements_text(e.detail -> 'replaces') replaced
        where e.booking_id = ${bookingId} and e.kind = 'held'))`)
      // A payment may come after the hold, when the time is still free (D16).
      .where('status', '<>', 'taken')
      .returning(['entry_id', 'customer_id', 'offered_at'])
      .executeTakeFirst()
  );
}

/** Those to a customer, and of a practitioner's times. The times that they hold are released as always. */
export function endOffersWith(trx: Trx, userId: number) {
  return trx
    .updateTable('waiting_offers')
    .set({
      status: 'refused',
      withdrawn: sql<boolean>`practitioner_id = ${userId}`,
      ended_at: sql<Date>`clock_timestamp()`,
    })
    .where((eb) => eb.or([eb('customer_id', '=', userId), eb('practitioner_id', '=', userId)]))
    .where('status', '=', 'open')
    .returning(['customer_id', 'offered_at'])
    .execute();
}

export interface OfferView
  extends Pick<OfferRow, 'booking_id' | 'entry_id' | 'customer_id' | 'practitioner_id' | 'status'> {
  offered_at: Date;
  practitioner_name: string;
  customer_name: string;
  starts_at: Date;
  location_type: 'mobile' | 'salon';
  /** Null for a home visit. */
  salon: WaitedSalon | null;
  treatments: { id: number; name: string; quantity: number }[];
  total_amount: number;
  hold_until: Date;
  withdrawn: boolean;
}

async function views(db: Db, rest: RawBuilder<unknown>): Promise<OfferView[]> {
  const { rows } = await sql<OfferView>`
    select o.booking_id, o.entry_id, o.customer_id, o.practitioner_id, o.offered_at, o.withdrawn,
      -- The job that ends a hold comes a moment after its time.
      case when o.status = 'open' and b.hold_until <= clock_timestamp() then 'missed'
        else o.status end as status,
      trim(p.first_name || ' ' || p.last_name) as practitioner_name,
      trim(c.first_name || ' ' || c.last_name) as customer_name,
      ${waitedSalon} as salon,
      lower(o.during) as starts_at, b.location_type, b.total_amount, b.hold_until,
      array(select json_build_object('id', i.sub_service_id, 'name', i.name, 'quantity', i.quantity)
        from booking_items i where i.booking_id = b.id order by i.sub_service_id) as treatments
    from waiting_offers o
    join bookings b on b.id = o.booking_id
    join users p on p.id = o.practitioner_id
    join users c on c.id = o.customer_id
    left join salons salon on salon.id = b.salon_id
    ${rest}`.execute(db);

  return rows;
}

export const offersOfCustomer = (db: Db, customerId: number): Promise<OfferView[]> =>
  views(
    db,
    sql`where o.customer_id = ${customerId}
      order by o.status <> 'open', o.offered_at desc, o.booking_id desc limit 50`,
  );

export const pageOfOffers = (db: Db, { take, skip }: { take: number; skip: number }) =>
  views(db, sql`order by o.offered_at desc, o.booking_id desc limit ${take} offset ${skip}`);
