import { sql } from 'kysely';
import type { Database } from './tables.generated.ts';
import type { Db } from './transaction.ts';

interface OwnedRows {
  table: keyof Database;
  /** The column that a request names. */
  id: string;
  /** Columns of the owner: one of them must be the user. */
  owner: readonly string[];
}

/** Whether there is a row for each id, and all of them are the user's. Ids must not repeat. */
export async function ownsAll(
  db: Db,
  { table, id, owner }: OwnedRows,
  userId: number,
  ids: readonly number[],
): Promise<boolean> {
  const isOwn = sql.join(
    owner.map((column) => sql`${sql.ref(column)} = ${userId}`),
    sql` or `,
  );
  const { rows } = await sql<{ count: number }>`
    select count(distinct ${sql.ref(id)})::int as count from ${sql.table(table)}
    where ${sql.ref(id)} = any(${[...ids]}::bigint[]) and (${isOwn})`.execute(db);

  return rows[0]?.count === ids.length;
}
