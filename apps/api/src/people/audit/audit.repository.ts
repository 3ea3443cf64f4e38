import { sql } from 'kysely';
import type { Db } from '../../infrastructure/database/index.ts';

export interface AuditFilter {
  /** The name, email or id of the actor or of the impersonating admin. */
  who: string;
  /** An action or a prefix of one, such as `review.` */
  action: string;
  /** An object or a prefix of one, such as `practitioner:`. */
  object: string;
  /** `from` is inclusive, `until` exclusive. */
  from: Date | null;
  until: Date | null;
}

interface AuditRow {
  id: number;
  at: Date;
  action: string;
  subject: string;
  detail: Record<string, unknown>;
  actor_id: number | null;
  actor_name: string | null;
  impersonator_id: number | null;
  impersonator_name: string | null;
}

/** The newest first. */
export async function listAudit(
  db: Db,
  filter: AuditFilter,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ rows: AuditRow[]; total: number }> {
  const matching = sql`
    from audit_log a
    left join users actor on actor.id = a.actor_id
    left join users impersonator on impersonator.id = a.impersonator_id
    where (${filter.who} = '' or ${isWho(filter.who, 'actor')}
        or ${isWho(filter.who, 'impersonator')})
      and starts_with(a.action, ${filter.action}) and starts_with(a.subject, ${filter.object})
      and (${filter.from}::timestamptz is null or a.at >= ${filter.from})
      and (${filter.until}::timestamptz is null or a.at < ${filter.until})`;
  const [{ rows }, counted] = await Promise.all([
    sql<AuditRow>`
      select a.id, a.at, a.action, a.subject, a.detail, a.actor_id, a.impersonator_id,
        trim(actor.first_name || ' ' || actor.last_name) as actor_name,
        trim(impersonator.first_name || ' ' || impersonator.last_name) as impersonator_name
      ${matching} order by a.id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
    sql<{ total: number }>`select count(*) as total ${matching}`.execute(db),
  ]);

  return { rows, total: counted.rows[0]?.total ?? 0 };
}

function isWho(who: string, alias: string) {
  const person = sql.ref(alias);
  const pattern = `%${who.replace(/[\\%_]/g, '\\$&')}%`;

  return sql`(${person}.id::text = ${who} or ${person}.email::text ilike ${pattern}
    or ${person}.first_name || ' ' || ${person}.last_name ilike ${pattern})`;
}

/** Every action that was ever recorded, for the filter. */
export async function listActions(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select('action')
    .distinct()
    .orderBy('action')
    .execute();

  return rows.map(({ action }) => action);
}
