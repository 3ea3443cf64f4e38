import type { AbuseSign } from '@freely/api-client/contract';
import { freeCancellationHours } from '@freely/domain/cancellation';
import { sql } from 'kysely';
import { type Db, type ListQuery, matchesUser } from '../../infrastructure/database/index.ts';

/** From how many on something is a sign. Honest people reach them, too: a person decides. */
const atLeast = {
  drops: 4,
  wave: 5,
  ownNetwork: 2,
  invitations: 9,
  withoutPenalty: 3,
  refundedLate: 3,
};

export interface SuspiciousRow {
  user_id: number;
  name: string;
  email: string;
  registered_at: Date;
  signs: { sign: AbuseSign; count: number; reason: string; last_at: string }[];
  lifted_until: Date | null;
}

const recent = sql`now() - interval '30 days'`;

/**
 * Holds that ended unpaid, were not moved to another time, and were not offered from a waiting list, where letting go
 * is one of two answers (0048). The history of a later booking says what was moved; `hold_origins` keeps it for a day.
 */
const drops = sql`
  select customer_id as user_id, 'drops_holds' as sign, count(*)::int as count, '' as reason,
    max(updated_at) as last_at
  from bookings where created_at > ${recent} and total_amount > 0 and paid_at is null
    and status in ('expired', 'cancelled_by_customer') and not was_offered
    and not exists (select from bookings later
      join booking_events made on made.booking_id = later.id and made.kind = 'held'
      where later.customer_id = bookings.customer_id and later.id > bookings.id
        and made.detail -> 'replaces' @> to_jsonb(bookings.id))
  group by customer_id having count(*) >= ${atLeast.drops}`;

/** Registrations of one network within half a day of each other. */
const waves = sql`
  select user_id, 'registered_in_wave', count, '', at from (
    select user_id, at, (count(*) over (partition by network order by at
      range between interval '12 hours' preceding and interval '12 hours' following))::int as count
    from action_origins where action = 'registration' and at > ${recent}) registered
  where count >= ${atLeast.wave}`;

/** Reviews from a network that the person who is reviewed has used. Both sides show the sign. */
const ownNetwork = sql`
  select user_id, 'reviews_own_network', count(*)::int, '', max(at) from (
    select unnest(array[r.about_id, r.user_id]) as user_id, r.at
    from action_origins r where r.action = 'review' and r.at > ${recent}
      and exists (select from action_origins own where own.user_id = r.about_id
        and own.network = r.network and own.action in ('registration', 'login'))) pairs
  where user_id is not null group by user_id having count(*) >= ${atLeast.ownNetwork}`;

/**
 * Invitations to strangers, who did not use them. One practitioner can send three, so those of all who
 * have used the same network are counted together.
 */
const invitations = sql`
  select user_id, 'invites_many', max(count)::int, '', max(last_at) from (
    select practitioner_id as user_id, sum(count(*)) over (partition by network) as count,
      max(max(created_at)) over (partition by network) as last_at
    from review_invitations join (
      select distinct user_id, network from action_origins
      where action in ('registration', 'login')) used on used.user_id = practitioner_id
    where created_at > ${recent} and used_at is null
    group by practitioner_id, network) invited
  where count >= ${atLeast.invitations} group by user_id`;

/** What ended a booking. Looked up for each: joined, all events of the market would be read. */
const ending = sql`lateral (
  select at, actor_id, impersonator_id from booking_events
  where booking_id = b.id and kind = b.status order by id desc limit 1)`;

/**
 * Paid bookings that practitioners cancelled at no cost of theirs, because of a reaction to a patch test or of
 * answers. Which of both, and of whom, is about health, so only the number is shown.
 */
const withoutPenalty = sql`
  select e.actor_id, 'cancels_without_penalty', count(*)::int, '', max(e.at)
  from bookings b cross join ${ending} e
  where b.status = 'cancelled_by_practitioner' and b.updated_at > ${recent} and e.at > ${recent}
    and e.actor_id = b.practitioner_id and e.impersonator_id is null
    and b.paid_at is not null and b.total_amount > 0 and not b.is_patch_test
    and not exists (select from penalties where booking_id = b.id)
    and exists (select from user_roles where user_id = e.actor_id and role = 'practitioner')
  group by e.actor_id having count(*) >= ${atLeast.withoutPenalty}`;

/**
 * Paid bookings that customers cancelled too late for a refund, and that were refunded all the same: because of
 * their answers. A move that they did not accept, or used the free day after, is none of their doing (D104).
 */
const refundedLate = sql`
  select b.customer_id, 'refunded_late', count(*)::int, '', max(e.at)
  from bookings b cross join ${ending} e
  where b.status = 'cancelled_by_customer' and b.updated_at > ${recent} and e.at > ${recent}
    and not b.awaits_customer and e.at >= greatest(b.free_after_move,
      b.starts_at - ${freeCancellationHours} * interval '1 hour')
    and exists (select from refunds r join payments p on p.id = r.payment_id
      where p.booking_id = b.id and r.reason = b.status)
  group by b.customer_id having count(*) >= ${atLeast.refundedLate}`;

const limited = sql`
  select user_id, 'limited', count(*)::int, reason, max(at) from refused_actions
  where at > ${recent} and user_id is not null group by user_id, reason`;

const signs = sql`${drops} union all ${waves} union all ${ownNetwork} union all ${invitations}
  union all ${withoutPenalty} union all ${refundedLate} union all ${limited}`;

/** Accounts with a sign, those with the latest one first; with `sign`, only those that show it. */
export async function listSuspicious(
  db: Db,
  query: Pick<ListQuery, 'patterns' | 'number' | 'take' | 'skip'>,
  sign: AbuseSign | null,
): Promise<{ rows: SuspiciousRow[]; total: number }> {
  const matching = sql`
    with signs as (${signs}), accounts as (
      select user_id, max(last_at) as last_at,
        json_agg(json_build_object('sign', sign, 'count', count, 'reason', reason,
          'last_at', to_char(last_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          order by last_at desc, sign, reason) as signs
      from signs group by user_id
      having ${sign}::text is null or bool_or(sign = ${sign}::text)),
    matching as (
      select u.*, a.signs, a.last_at from accounts a join users u on u.id = a.user_id
      where u.erased_at is null ${query.patterns === null ? sql`` : sql`and ${matchesUser(query)}`})`;
  const [{ rows }, counted] = await Promise.all([
    sql<SuspiciousRow>`${matching}
      select m.id as user_id, trim(m.first_name || ' ' || m.last_name) as name, m.email,
        m.created_at as registered_at, m.signs, l.until as lifted_until
      from matching m left join limit_lifts l on l.user_id = m.id and l.until > now()
      order by m.last_at desc, m.id limit ${query.take} offset ${query.skip}`.execute(db),
    sql<{ total: number }>`${matching} select count(*)::int as total from matching`.execute(db),
  ]);

  return { rows, total: counted.rows[0]?.total ?? 0 };
}
