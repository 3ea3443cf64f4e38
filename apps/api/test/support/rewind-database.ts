// What a restore does to a database: every table is as it was at an earlier instant.
import { sql } from 'kysely';
import { type Db, inTransaction } from '../../src/infrastructure/database/index.ts';

interface Table {
  name: string;
  /** Those that have a value of their own. */
  columns: string[];
}

async function readTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select relname as name, array_agg(quote_ident(attname) order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and not relispartition
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname`.execute(db);

  return rows;
}

/** Remembers how it is now. Returns what goes back to it. */
export async function rememberDatabase(db: Db): Promise<() => Promise<void>> {
  const tables = await readTables(db);
  await inTransaction(db, async (trx) => {
    await sql`create schema remembered`.execute(trx);
    for (const { name, columns } of tables) {
      await sql`create table remembered.${sql.ref(name)} as
        select ${sql.raw(columns.join())} from public.${sql.ref(name)}`.execute(trx);
    }
  });

  return () =>
    inTransaction(db, async (trx) => {
      // Neither triggers nor foreign keys: nothing happens, it is as if it had not.
      await sql`set local session_replication_role = replica`.execute(trx);
      for (const { name, columns } of tables) {
        const list = sql.raw(columns.join());
        await sql`delete from public.${sql.ref(name)}`.execute(trx);
        await sql`insert into public.${sql.ref(name)} (${list}) overriding system value
          select ${list} from remembered.${sql.ref(name)}`.execute(trx);
      }
    });
}
