// What followed from the bookings of the demo market: gifts, penalties and a few open disputes.
import { sql } from 'kysely';
import type { Trx } from '../infrastructure/database/index.ts';

export async function insertBookingOutcomes(trx: Trx): Promise<void> {
  await insertGifts(trx);
  await insertPenalties(trx);
  await insertDisputes(trx);
}

/** One gift for every three bookings (D27). The older ones are given. */
async function insertGifts(trx: Trx): Promise<void> {
  await sql`
    insert into gifts (customer_id, number, booking_id, earned_at, given_at, given_by)
    select customer_id, nth / 3, counted.id, paid_at,
      case when paid_at < now() - interval '30 days' then paid_at + interval '20 days' end,
      case when paid_at < now() - interval '30 days' then admin.user_id end
    from (
      select id, customer_id, paid_at,
        row_number() over (partition by customer_id order by paid_at, id) as nth
      from bookings
      where paid_at is not null and not is_patch_test
        and status not in ('cancelled_by_customer', 'cancelled_by_practitioner', 'expired')
    ) counted
    cross join (select min(user_id) as user_id from user_roles where role = 'admin') admin
    where nth % 3 = 0`.execute(trx);
}

/** For recent cancellations by practitioners (D31): every third is waived, the others block time. */
async function insertPenalties(trx: Trx): Promise<void> {
  await sql`
    with penalty as (
      insert into penalties (practitioner_id, booking_id, created_at, waived_at, waived_by,
        waive_reason)
      select b.practitioner_id, b.id, b.updated_at,
        case when b.id % 3 = 0 then b.updated_at + interval '1 hour' end,
        case when b.id % 3 = 0 then admin.user_id end,
        case when b.id % 3 = 0 then 'Ill, with a note from the doctor' else '' end
      from bookings b
      cross join (select min(user_id) as user_id from user_roles where role = 'admin') admin
      where b.status = 'cancelled_by_practitioner' and b.updated_at > now() - interval '45 days'
        -- Nobody is at fault when a patch test shows a reaction.
        and not exists (select from patch_tests t where t.booking_id = b.id)
      returning id, booking_id, waived_at)
    insert into time_off (practitioner_id, penalty_id, title, full_day, during)
    select b.practitioner_id, penalty.id, 'Blocked: cancelled booking', false, b.during
    from penalty join bookings b on b.id = penalty.booking_id
    where penalty.waived_at is null and not exists (
      select from bookings other
      where other.practitioner_id = b.practitioner_id and other.during && b.during
        and other.status in ('confirmed', 'completed'))`.execute(trx);
}

/** Three appointments of the last day: two disputes wait for an admin, one for the practitioner. */
async function insertDisputes(trx: Trx): Promise<void> {
  await sql`
    insert into booking_disputes (booking_id, reported_at, minutes_late, customer_words,
      answer_until, contested_at, practitioner_words, opened_at)
    select id, at, case nth when 2 then null else 35 end,
      case nth when 2 then 'Nobody came, and nobody picked up the phone.'
        else 'I had to leave for work before we could begin.' end,
      at + interval '24 hours',
      case when nth < 3 then at + interval '10 minutes' end,
      case nth when 1 then 'The traffic was bad, but we had time enough.'
        when 2 then 'I rang the bell twice and waited for half an hour.' else '' end,
      at
    from (
      select id, least(ends_at + interval '1 hour', now() - interval '15 minutes') as at,
        -- Who has praised the visit does not report that it went wrong, as long as there are others.
        row_number() over (order by exists (select from reviews r where r.booking_id = bookings.id),
          ends_at desc, id) as nth
      from bookings
      where status = 'completed' and ends_at between now() - interval '20 hours' and now()
    ) latest
    where nth <= 3`.execute(trx);
}
