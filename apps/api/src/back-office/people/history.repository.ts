// The history of a user: their own steps, and what admins did.
import type { HistoryEntry } from '@freely/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../../infrastructure/database/index.ts';

const maxEntries = 100;

interface HistoryRow {
  kind: string;
  at: Date;
  actor: string | null;
}

/** The newest first. `practitioner` adds the entries of the practitioner side. */
export async function historyOf(
  db: Db,
  userId: number,
  as: 'customer' | 'practitioner',
): Promise<HistoryEntry[]> {
  const subjects = [`user:${userId}`, `customer:${userId}`, `practitioner:${userId}`];
  const { rows } = await sql<HistoryRow>`
    select kind, at, actor from (
      select 'registered' as kind, created_at as at, null as actor, 0 as n
      from users where id = ${userId}
      ${as === 'practitioner' ? practitionerEntries(userId) : sql``}
      union all
      select a.action, a.at,
        trim(coalesce(impersonator.first_name || ' ' || impersonator.last_name,
          actor.first_name || ' ' || actor.last_name)), a.id
      from audit_log a
      left join users actor on actor.id = a.actor_id
      left join users impersonator on impersonator.id = a.impersonator_id
      where a.subject = any (${subjects})
    ) entries order by at desc, n desc limit ${maxEntries}`.execute(db);

  return rows.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
}

/** An approval without an audit entry is older than the audit log, or is demo data. */
function practitionerEntries(userId: number) {
  return sql`
    union all
    select 'joined', joined_at, null, 1 from practitioners where user_id = ${userId}
    union all
    select 'practitioner.approve', approved_at, null, 2 from practitioners
    where user_id = ${userId} and approved_at is not null and not exists (
      select from audit_log
      where subject = 'practitioner:' || ${userId}::bigint and action = 'practitioner.approve')
    union all
    select 'penalty', created_at, null, 3 from penalties where practitioner_id = ${userId}
    union all
    select 'penalty.waived', waived_at, trim(u.first_name || ' ' || u.last_name), 4
    from penalties left join users u on u.id = waived_by
    where practitioner_id = ${userId} and waived_at is not null`;
}
