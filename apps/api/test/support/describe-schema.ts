// The migrated schema as SQL: for people, and to see what a migration really changes.
import { sql } from 'kysely';
import type { Db } from '../../src/infrastructure/database/index.ts';

const heading = `-- The schema after all migrations. Generated, never run: see test/schema.test.ts.
`;

/** Tables with columns, constraints, indexes and triggers; then each function in its last version. */
export async function describeSchema(db: Db): Promise<string> {
  const [tables, functions] = await Promise.all([listTables(db), listFunctions(db)]);

  return [heading, ...tables.map(tableText), ...functions.map((text) => `${text};\n`)].join('\n');
}

interface Table {
  name: string;
  columns: string[];
  constraints: string[];
  /** Without those that a constraint brings. */
  indexes: string[];
  triggers: string[];
}

function tableText({ name, columns, constraints, indexes, triggers }: Table): string {
  const lines = [...columns, ...constraints].map((line) => `  ${line}`).join(',\n');
  const others = [...indexes, ...triggers].map((line) => `${line};\n`).join('');

  return `create table ${name} (\n${lines}\n);\n${others}`;
}

async function listTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select c.relname as name,
      array(select quote_ident(a.attname) || ' ' || format_type(a.atttypid, a.atttypmod)
          || case when a.attnotnull then ' not null' else '' end
          || case a.attidentity when '' then '' else ' generated as identity' end
          || case
            when a.attgenerated <> '' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
            when d.adbin is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid)
            else '' end
        from pg_attribute a
        left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        order by a.attnum) as columns,
      array(select 'constraint ' || quote_ident(conname) || ' ' || pg_get_constraintdef(oid)
        from pg_constraint where conrelid = c.oid and contype <> 'n'
        order by contype = 'p' desc, conname) as constraints,
      array(select pg_get_indexdef(i.indexrelid) from pg_index i
        where i.indrelid = c.oid
          and not exists (select from pg_constraint where conindid = i.indexrelid)
        order by 1) as indexes,
      array(select pg_get_triggerdef(oid) from pg_trigger
        where tgrelid = c.oid and not tgisinternal order by tgname) as triggers
    from pg_class c
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    order by c.relname`.execute(db);

  return rows;
}

/** Our own functions, without those of extensions. */
async function listFunctions(db: Db): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select pg_get_functiondef(p.oid) as text
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
      and not exists (
        select from pg_depend where objid = p.oid and deptype = 'e' and classid = 'pg_proc'::regclass)
    order by p.proname, p.oid::regprocedure::text`.execute(db);

  return rows.map(({ text }) => text.trimEnd());
}
