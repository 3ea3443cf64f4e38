import { sql } from 'kysely';
import type { Db } from '../../infrastructure/database/index.ts';

/** The means of all that was rated; null without a review. */
export interface Ratings {
  friendliness: number | null;
  communication: number | null;
  satisfaction: number | null;
  timekeeping: number | null;
  overall: number | null;
}

export interface Profile extends Ratings {
  id: number;
  first_name: string;
  last_name: string;
  avatar_src: string | null;
  verified: boolean;
  bio: string;
  qualifications: string[];
  start_working_date: string | null;
  joined_at: Date;
  mobile: boolean;
  salon: boolean;
  /** Pence. */
  call_out_charge: number | null;
  /** The grid square of the first salon. */
  salon_lat_cell: number | null;
  salon_lon_cell: number | null;
  /** Where home visits start from; null for who does not travel. */
  base_lat_cell: number | null;
  base_lon_cell: number | null;
  travel_miles: number | null;
  reviews_amount: number | null;
  images: { id: number; src: string }[];
}

/** Undefined when the practitioner is not live. */
export async function findProfile(db: Db, id: number): Promise<Profile | undefined> {
  const { rows } = await sql<Profile>`
    select u.id, u.first_name, u.last_name, u.avatar_src, shows_tick(p.verified, p.tick_dates) as verified, p.bio, p.qualifications,
      p.start_working_date, p.joined_at, l.mobile, l.salon, b.call_out_charge,
      s.lat_cell as salon_lat_cell, s.lon_cell as salon_lon_cell,
      base.lat_cell as base_lat_cell, base.lon_cell as base_lon_cell, base.travel_miles,
      r.reviews_amount, r.friendliness, r.communication, r.satisfaction, r.timekeeping, r.overall,
      coalesce(
        (select jsonb_agg(jsonb_build_object('id', i.id, 'src', i.src) order by i.position, i.id)
          from work_images i where i.practitioner_id = l.practitioner_id),
        '[]') as images
    from live_practitioners l
    join practitioners p on p.user_id = l.practitioner_id
    join users u on u.id = l.practitioner_id
    left join mobile_bases b on b.practitioner_id = l.practitioner_id
    left join practitioner_ratings r on r.practitioner_id = l.practitioner_id
    left join live_places base on base.practitioner_id = l.practitioner_id and base.place = 0
    left join lateral (
      select lat_cell, lon_cell from live_places
      where practitioner_id = l.practitioner_id and place > 0 order by place limit 1
    ) s on true
    where l.practitioner_id = ${id}::bigint`.execute(db);

  return rows[0];
}

/** Also of a practitioner who is not live. Undefined when there is no such practitioner. */
export function findRatings(db: Db, id: number): Promise<Ratings | undefined> {
  return db
    .selectFrom('practitioners as p')
    .leftJoin('practitioner_ratings as r', 'r.practitioner_id', 'p.user_id')
    .select(['r.friendliness', 'r.communication', 'r.satisfaction', 'r.timekeeping', 'r.overall'])
    .where('p.user_id', '=', id)
    .executeTakeFirst();
}

/** A page of all live practitioners, ordered by ID, and their total. */
export async function listLive(
  db: Db,
  limit: number,
  offset: number,
): Promise<{ ids: number[]; total: number }> {
  const [ids, { total }] = await Promise.all([
    db
      .selectFrom('live_practitioners')
      .select('practitioner_id as id')
      .orderBy('practitioner_id')
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('live_practitioners')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);

  return { ids: ids.map(({ id }) => id), total };
}

/** Reviews that are not hidden, the newest first. */
export function listReviews(db: Db, practitionerId: number) {
  return db
    .selectFrom('reviews')
    .select([
      'id',
      'booking_id',
      'reviewer_name',
      'friendliness',
      'communication',
      'satisfaction',
      'timekeeping',
      'text',
      'created_at',
      sql<boolean>`is_unpaid_visit(booking_id)`.as('is_unpaid'),
    ])
    .where('practitioner_id', '=', practitionerId)
    .where('hidden_reason', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(500)
    .execute();
}

export function listOffers(db: Db, practitionerId: number) {
  return db
    .selectFrom('offers')
    .innerJoin('sub_services', 'sub_services.id', 'offers.sub_service_id')
    .innerJoin('services', 'services.id', 'sub_services.service_id')
    .leftJoin('patch_test_rules', 'patch_test_rules.sub_service_id', 'sub_services.id')
    .select([
      'sub_services.id',
      'sub_services.name',
      'offers.price',
      'offers.duration',
      'services.slug',
      'services.name as category',
      'patch_test_rules.hours_before',
    ])
    .where('offers.practitioner_id', '=', practitionerId)
    .orderBy('services.id')
    .orderBy('sub_services.position')
    .execute();
}

/** Salons where the practitioner can be booked, without their addresses (D39). */
export async function listSalons(
  db: Db,
  practitionerId: number,
): Promise<{ id: number; name: string; city: string }[]> {
  const { rows } = await sql<{ id: number; name: string; city: string }>`
    select salons.id, salons.name, salons.city
    from live_places join salons on salons.id = live_places.salon_id
    where live_places.practitioner_id = ${practitionerId}::bigint
    order by live_places.place`.execute(db);

  return rows;
}

export interface CancelledAppointment {
  /** Of the penalty. */
  id: number;
  created_at: Date;
  /** When the cancelled appointment should have started. */
  starts_at: Date;
}

/** What a practitioner has cancelled, unless an admin waived the penalty (D31), the newest first. */
export function listCancelled(db: Db, practitionerId: number): Promise<CancelledAppointment[]> {
  return db
    .selectFrom('penalties')
    .innerJoin('bookings', 'bookings.id', 'penalties.booking_id')
    .select(['penalties.id', 'penalties.created_at', 'bookings.starts_at'])
    .where('penalties.practitioner_id', '=', practitionerId)
    .where('penalties.waived_at', 'is', null)
    .orderBy('penalties.created_at', 'desc')
    .limit(50)
    .execute();
}
