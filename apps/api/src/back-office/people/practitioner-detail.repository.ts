// What the drawer of a practitioner shows in addition to the row of the list.
import { sql } from 'kysely';
import type { Db } from '../../infrastructure/database/index.ts';

export async function readProfile(db: Db, id: number) {
  return db
    .selectFrom('practitioners as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select((eb) => [
      'u.phone',
      'u.active',
      sql<boolean>`u.active_before_suspension is not null`.as('is_suspended'),
      'p.bio',
      'p.qualifications',
      'p.start_working_date',
      'p.medical_disclaimer',
      'p.rejection_reason',
      'p.how_you_find',
      'p.appointment_scheduling',
      eb
        .exists(eb.selectFrom('live_practitioners').whereRef('practitioner_id', '=', 'p.user_id'))
        .as('is_live'),
      eb
        .exists(eb.selectFrom('bank_details').whereRef('practitioner_id', '=', 'p.user_id'))
        .as('has_bank_details'),
    ])
    .where('p.user_id', '=', id)
    .executeTakeFirstOrThrow();
}

export function readImages(db: Db, id: number) {
  return db
    .selectFrom('work_images')
    .select(['id', 'src'])
    .where('practitioner_id', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function readPlaces(db: Db, id: number) {
  const [base, salons] = await Promise.all([
    db.selectFrom('mobile_bases').selectAll().where('practitioner_id', '=', id).execute(),
    db.selectFrom('salons').selectAll().where('practitioner_id', '=', id).orderBy('id').execute(),
  ]);

  return { base: base[0] ?? null, salons };
}

export function readOffers(db: Db, id: number) {
  return db
    .selectFrom('offers as o')
    .innerJoin('sub_services as t', 't.id', 'o.sub_service_id')
    .innerJoin('services as s', 's.id', 't.service_id')
    .select(['t.name', 's.name as category_name', 'o.price', 'o.duration'])
    .where('o.practitioner_id', '=', id)
    .orderBy('s.id')
    .orderBy('t.position')
    .execute();
}

export async function countBookings(db: Db, id: number) {
  const { rows } = await sql<{
    upcoming: number;
    completed: number;
    cancelled_by_customer: number;
    cancelled_by_practitioner: number;
    no_show: number;
  }>`
    select count(*) filter (where status = 'confirmed') as upcoming,
      count(*) filter (where status = 'completed') as completed,
      count(*) filter (where status = 'cancelled_by_customer') as cancelled_by_customer,
      count(*) filter (where status = 'cancelled_by_practitioner') as cancelled_by_practitioner,
      count(*) filter (where status like 'no\\_show%') as no_show
    from bookings where practitioner_id = ${id} and paid_at is not null
      and not is_patch_test`.execute(db);
  const [counted] = rows;
  if (!counted) throw new Error('Nothing was counted');

  return counted;
}
