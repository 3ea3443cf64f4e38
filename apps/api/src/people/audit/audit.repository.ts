import { sql } from 'kysely';
import { all, type Db, matchesUser, toPeopleSearch } from '../../infrastructure/database/index.ts';

export interface AuditFilter {
  /** The name, email or id of the actor or of the impersonating admin. */
  who: string;
  /** An action or a prefix of one, such as `review.` */
  action: string;
  /** A prefix such as `practitioner:`; with an id, that object alone: `user:1` is not `user:12`. */
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
  const { who } = filter;
  const condition = conditionsOf(filter);
  const people = sql`left join users actor on actor.id = a.actor_id
    left join users impersonator on impersonator.id = a.impersonator_id`;
  const [{ rows }, counted] = await Promise.all([
    sql<AuditRow>`
      select a.id, a.at, a.action, a.subject, a.detail, a.actor_id, a.impersonator_id,
        trim(actor.first_name || ' ' || actor.last_name) as actor_name,
        trim(impersonator.first_name || ' ' || impersonator.last_name) as impersonator_name
      from audit_log a ${people} where ${condition}
      order by a.id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
    sql<{ total: number }>`select count(*) as total
      from audit_log a ${who === '' ? sql`` : people} where ${condition}`.execute(db),
  ]);

  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Only what was asked for: a condition that is always true would still read every row. */
function conditionsOf({ who, action, object, from, until }: AuditFilter) {
  return all([
    ...(who === ''
      ? []
      : [sql<boolean>`(${isWho(who, 'actor')} or ${isWho(who, 'impersonator')})`]),
    ...(action === '' ? [] : [sql<boolean>`starts_with(a.action, ${action})`]),
    ...(object === '' ? [] : [isAbout(object)]),
    ...(from === null ? [] : [sql<boolean>`a.at >= ${from}`]),
    ...(until === null ? [] : [sql<boolean>`a.at < ${until}`]),
  ]);
}

function isAbout(object: string) {
  return /:\d+$/.test(object)
    ? sql<boolean>`a.subject = ${object}`
    : sql<boolean>`starts_with(a.subject, ${object})`;
}

function isWho(who: string, alias: string) {
  return matchesUser(toPeopleSearch(who), alias);
}

/** Every action that was ever recorded, for the filter: from each one, the index leads to the next. */
export async function listActions(db: Db): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive actions as (
      (select action from audit_log order by action limit 1)
      union all
      select (select action from audit_log where action > last.action order by action limit 1)
      from actions last where last.action is not null)
    select action from actions where action is not null`.execute(db);

  return rows.map(({ action }) => action);
}
