import type { NotShownReason } from '@freely/api-client/contract';
import { sql, type Updateable } from 'kysely';
import type { Database, Db, Trx } from '../../infrastructure/database/index.ts';

export function findOwnProfile(db: Db, practitionerId: number) {
  return db
    .selectFrom('practitioners')
    .innerJoin('users', 'users.id', 'practitioners.user_id')
    .leftJoin('mobile_bases', 'mobile_bases.practitioner_id', 'users.id')
    .leftJoin('bank_details', 'bank_details.practitioner_id', 'users.id')
    .select([
      'practitioners.start_working_date',
      'practitioners.qualifications',
      'practitioners.bio',
      'mobile_bases.call_out_charge',
      'users.active',
      'bank_details.account_ending',
      sql<Date | null>`case when bank_details.payable_from > now()
        then bank_details.payable_from end`.as('payable_from'),
    ])
    .where('practitioners.user_id', '=', practitionerId)
    .executeTakeFirst();
}

export async function updatePractitioner(
  trx: Trx,
  practitionerId: number,
  change: Updateable<Database['practitioners']>,
): Promise<void> {
  await trx
    .updateTable('practitioners')
    .set(change)
    .where('user_id', '=', practitionerId)
    .execute();
}

export async function updateActive(trx: Trx, userId: number, active: boolean): Promise<void> {
  await trx.updateTable('users').set({ active }).where('id', '=', userId).execute();
}

/** False without a base to travel from. Pence. */
export async function updateCallOutCharge(
  trx: Trx,
  practitionerId: number,
  callOutCharge: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('mobile_bases')
    .set({ call_out_charge: callOutCharge })
    .where('practitioner_id', '=', practitionerId)
    .executeTakeFirst();

  return numUpdatedRows > 0n;
}

export interface Checklist {
  avatar: boolean;
  work_images: boolean;
  bio: boolean;
  update_calendar: boolean;
  bank_details: boolean;
  /** The conditions of the view live_places that do not hold. */
  not_shown: NotShownReason[];
  /** Null until an admin has decided. */
  approved: boolean | null;
  rejection_reason: string;
}

export async function findChecklist(db: Db, practitionerId: number): Promise<Checklist> {
  const {
    rows: [found],
  } = await sql<Checklist>`
    select u.avatar_src is not null as avatar,
      exists (select from work_images where practitioner_id = u.id) as work_images,
      p.bio <> '' as bio,
      exists (select from time_off where practitioner_id = u.id and penalty_id is null)
        or exists (select from calendar_feeds where practitioner_id = u.id) as update_calendar,
      exists (select from bank_details where practitioner_id = u.id) as bank_details,
      array_remove(array[
        case when p.approved is not true then 'not_approved' end,
        case when not u.active then 'inactive' end,
        case when p.onboarding_step < 5 then 'not_onboarded' end,
        case when not p.work_dates @> london_today() then 'papers' end,
        case when not exists (select from offers where practitioner_id = u.id) then 'no_price' end,
        case
          when places.enabled = 0 then 'location_off'
          when not places.with_hours then 'no_hours'
        end], null) as not_shown,
      p.approved, p.rejection_reason
    from users u join practitioners p on p.user_id = u.id
    cross join lateral (
      select count(*) as enabled, bool_or(exists (
        select from work_hours h
        where h.practitioner_id = u.id and h.salon_id is not distinct from place.salon_id
      )) as with_hours
      from (
        select null::bigint as salon_id from mobile_bases
        where practitioner_id = u.id and enabled
        union all
        select id from salons where practitioner_id = u.id and enabled
      ) place
    ) places
    where u.id = ${practitionerId}`.execute(db);
  if (!found) throw new Error('A practitioner has a profile');

  return found;
}

export function findApproval(trx: Trx, practitionerId: number) {
  return trx
    .selectFrom('practitioners')
    .select(['approved', 'onboarding_step'])
    .where('user_id', '=', practitionerId)
    .executeTakeFirstOrThrow();
}

/** Paid bookings that take or took place, without a refund, made or requested. */
export async function countBookings(db: Db, practitionerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('bookings')
    .leftJoin('payments', 'payments.booking_id', 'bookings.id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('bookings.practitioner_id', '=', practitionerId)
    .where('bookings.paid_at', 'is not', null)
    .where('bookings.is_patch_test', '=', false)
    .where('bookings.status', 'in', ['confirmed', 'completed', 'no_show_customer'])
    .where(sql<boolean>`coalesce(payments.refunded, 0) = 0`)
    .where(sql<boolean>`not exists (select from refunds where payment_id = payments.id)`)
    .executeTakeFirstOrThrow();

  return count;
}

/** What all bookings have earned by the ledger, in pence, also those that were cancelled late. */
export async function sumIncome(db: Db, practitionerId: number): Promise<number> {
  const { rows } = await sql<{ income: number }>`
    select coalesce(sum(earned.income), 0)::bigint as income
    from bookings b cross join lateral earned_by(b.id) earned
    where b.practitioner_id = ${practitionerId} and b.paid_at is not null`.execute(db);

  return rows[0]?.income ?? 0;
}
