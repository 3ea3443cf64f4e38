import { sql } from 'kysely';
import { type Db, type ListQuery, matchesUser } from '../../infrastructure/database/index.ts';

export interface SecondFactorRow {
  user_id: number;
  name: string;
  email: string;
  is_admin: boolean;
  /** Null for an admin who has none. */
  since: Date | null;
}

const isAdmin = sql`exists (select from user_roles r where r.user_id = u.id and r.role = 'admin')`;

/** Accounts with a second factor, and all admins: those first. */
export async function listSecondFactors(
  db: Db,
  query: Pick<ListQuery, 'patterns' | 'number' | 'take' | 'skip'>,
): Promise<{ rows: SecondFactorRow[]; total: number }> {
  // Looked up by these few ids: "has a factor or is an admin" would read every account.
  const condition = sql`u.erased_at is null and u.id in (
      select user_id from second_factors where confirmed_at is not null
      union select user_id from user_roles where role = 'admin')
    ${query.patterns === null ? sql`` : sql`and ${matchesUser(query)}`}`;
  const from = sql`from users u left join second_factors f on f.user_id = u.id where ${condition}`;
  const [{ rows }, counted] = await Promise.all([
    sql<SecondFactorRow>`
      select u.id as user_id, trim(u.first_name || ' ' || u.last_name) as name, u.email,
        ${isAdmin} as is_admin, f.confirmed_at as since
      ${from} order by is_admin desc, u.email limit ${query.take} offset ${query.skip}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db),
  ]);

  return { rows, total: counted.rows[0]?.total ?? 0 };
}
