// The migrated tables as types for Kysely. What the database knows, the types know: null, defaults,
// identities, and the values that a check allows.
import { sql } from 'kysely';
import type { Db } from '../../src/infrastructure/database/index.ts';

const heading = `// Generated from the migrated schema; WRITE_DOCS=1 npx jest -c apps/api/jest.config.mjs tables.test
// writes it. Comments are those of the database (\`comment on column\`).
import type { Category } from '@freely/domain/service-types';
import type { Generated } from 'kysely';
import type * as column from './column-types.ts';

/** Every table by its name. */
`;

/** What the schema cannot say: the slugs are rows of the catalogue, and a day may have no miles. */
const narrowed: Record<string, string> = {
  'services.slug': 'Category',
  'travel_settings.miles_by_day': '(number | null)[]',
};

/** Written by triggers of the database alone. */
const derived = /^(live_|busy_days$|practitioner_ratings$)/;

interface Column {
  name: string;
  type: string;
  nullable: boolean;
  hasDefault: boolean;
  isIdentity: boolean;
  /** The definition of the check that is about this column alone. */
  check: string | null;
  comment: string | null;
}

interface Table {
  name: string;
  comment: string | null;
  columns: Column[];
}

export async function describeTables(db: Db): Promise<string> {
  const tables = await listTables(db);
  const members = tables.map(({ name }) => `  ${name}: ${interfaceOf(name)};\n`).join('');

  return `${heading}export interface Database {\n${members}}\n${tables.map(tableText).join('')}`;
}

const interfaceOf = (table: string) =>
  table.replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase());

function tableText({ name, comment, columns }: Table): string {
  const lines = columns.map(
    (column) => `${doc(column.comment, '  ')}  ${column.name}: ${typeOf(name, column)};\n`,
  );

  return `\n${doc(comment)}interface ${interfaceOf(name)} {\n${lines.join('')}}\n`;
}

const doc = (comment: string | null, indent = '') =>
  comment ? `${indent}/** ${comment} */\n` : '';

function typeOf(table: string, column: Column): string {
  if (column.isIdentity) return 'column.Id';

  const base = narrowed[`${table}.${column.name}`] ?? valuesOf(column) ?? baseOf(column.type);
  const written =
    base === 'Date' || base === 'Json' ? writtenOf(base, column) : plain(base, column);

  return derived.test(table) ? `column.ReadOnly<${read(base, column)}>` : written;
}

/** Instants and JSON are written in another form than they are read. */
function writtenOf(base: 'Date' | 'Json', { nullable, hasDefault }: Column): string {
  if (base === 'Date') {
    return nullable ? 'column.Instant | null' : hasDefault ? 'column.Stamp' : 'column.Instant';
  }

  return nullable ? 'column.NullableJson' : hasDefault ? 'column.Json' : 'column.RequiredJson';
}

function plain(base: string, { nullable, hasDefault }: Column): string {
  const type = nullable ? `${base} | null` : base;

  return hasDefault ? `Generated<${type}>` : type;
}

const read = (base: string, { nullable }: Column) => {
  const type = base === 'Json' ? 'unknown' : base;

  return nullable ? `${type} | null` : type;
};

/** `check (status in ('open', 'won'))` as a union. */
function valuesOf({ check }: Column): string | null {
  const list = /^CHECK \(\(\w+ = (?:ANY \(ARRAY\[(.+?)\]\)|('[^']*'::text))\)\)/.exec(check ?? '');
  const values = (list?.[1] ?? list?.[2])?.match(/'[^']*'(?=::text)/g);

  return values?.join(' | ') ?? null;
}

const bases: Record<string, string> = {
  'integer[]': 'number[]',
  bigint: 'number',
  'bigint[]': 'number[]',
  boolean: 'boolean',
  bytea: 'Buffer',
  citext: 'string',
  date: 'column.Day',
  datemultirange: 'string',
  'double precision': 'number',
  int4multirange: 'string',
  integer: 'number',
  json: 'Json',
  jsonb: 'Json',
  numeric: 'number',
  smallint: 'number',
  'smallint[]': 'number[]',
  text: 'string',
  'text[]': 'string[]',
  'timestamp with time zone': 'Date',
  tstzrange: 'column.Range',
};

function baseOf(type: string): string {
  const base = bases[type];
  if (!base) throw new Error(`describe-tables.ts has no type for ${type}`);

  return base;
}

async function listTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select c.relname as name, obj_description(c.oid, 'pg_class') as comment,
      (select jsonb_agg(jsonb_build_object(
          'name', a.attname,
          'type', format_type(a.atttypid, null),
          'nullable', not a.attnotnull,
          'hasDefault', a.atthasdef,
          'isIdentity', a.attidentity <> '',
          'comment', col_description(c.oid, a.attnum),
          'check', (select pg_get_constraintdef(oid) from pg_constraint
            where conrelid = c.oid and contype = 'c' and conkey = array[a.attnum]
            order by pg_get_constraintdef(oid) like '%''::text%' desc, conname limit 1))
        order by a.attnum)
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
    from pg_class c
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    order by c.relname`.execute(db);

  return rows;
}
