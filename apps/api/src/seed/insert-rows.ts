import { sql } from 'kysely';
import type { Database, Trx } from '../infrastructure/database/index.ts';

type Row = Record<string, unknown>;

/** Inserts many rows with their ids in one statement. All rows must have the same columns. */
export async function insertRows(
  trx: Trx,
  table: keyof Database,
  rows: readonly Row[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));

  await sql`insert into ${sql.table(table)} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(
      null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(trx);
}

/** Sets each table's id sequence after the highest id that was inserted by hand. */
export async function continueIds(trx: Trx, tables: readonly (keyof Database)[]): Promise<void> {
  for (const table of tables) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'),
      (select max(id) from ${sql.table(table)}))`.execute(trx);
  }
}
