// A migration runs while the previous release still serves requests: it must not lock a table for
// longer than a moment. Applied migrations are never rewritten.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { noTransactionMarker, readMigrations } from './migrate.ts';

/** Up to this one, migrations only ever ran on empty tables. */
const lastUnchecked = '0014-short-cards.sql';

interface Rule {
  /** Matches a statement in lower case, without comments and on one line. */
  refuses: RegExp;
  /** What to do instead. */
  instead: string;
}

const rules: Rule[] = [
  {
    refuses: /^create (unique )?index (?!concurrently if not exists )/,
    instead:
      'Creating an index blocks every writer of its table. Put `create index concurrently ' +
      `if not exists …\` alone into a file that begins with \`${noTransactionMarker}\`.`,
  },
  {
    refuses: /^alter table .*\balter (column )?\S+ (set data )?type\b/,
    instead:
      'Changing a type rewrites the table, and nobody can read it meanwhile. Add a column, fill ' +
      'it in batches, and drop the old one in a later release.',
  },
  {
    refuses: /^alter table .*\bset not null\b/,
    instead:
      'Every row is read while nobody can use the table. Add `check (… is not null) not valid`, ' +
      'and `validate constraint` in a file of its own: it guarantees the same.',
  },
  {
    refuses: /^alter table .*\badd (constraint \S+ )?(check|foreign key)\b(?!.*\bnot valid\b)/,
    instead:
      'Every row is checked while nobody can write. Add the constraint `not valid`, and ' +
      '`validate constraint` in a file of its own.',
  },
  {
    refuses: /^alter table .*\badd column .*\breferences\b/,
    instead:
      'The referenced table is locked too. Add the column alone, and the foreign key ' +
      '`not valid`.',
  },
  {
    refuses:
      /^alter table .*\badd (constraint \S+ )?(unique|primary key|exclude)\b(?! using index)/,
    instead:
      'The index behind it is built while nobody can use the table. Create a unique index ' +
      'concurrently, and add the constraint `using index`.',
  },
  {
    refuses:
      /^alter table .*\badd column .*\b(stored|unique|primary key|serial|bigserial|default (gen_random_uuid|random|clock_timestamp|nextval))\b/,
    instead:
      'A separate value for each row rewrites the table. Add the column empty, and fill it ' +
      'in batches.',
  },
  {
    refuses: /^alter table .*\brename\b/,
    instead:
      'The running release still uses the old name. Add the new one beside it, and drop the ' +
      'old one in a later release.',
  },
  {
    refuses: /^(lock|truncate|cluster|vacuum|reindex)\b/,
    instead: 'It locks the whole table. Do it by hand at a quiet time, if at all.',
  },
];

/** The problems of a migration, each in one line. Tables that it creates itself are empty. */
function problemsOf(sql: string): string[] {
  const statements = statementsOf(sql);
  const own = statements.flatMap((text) => /^create table (\S+)/.exec(text)?.[1] ?? []);
  const problems = statements
    .filter((text) => !own.includes(tableOf(text)))
    .flatMap((text) =>
      rules
        .filter(({ refuses }) => refuses.test(text))
        .map(({ instead }) => `${text.slice(0, 80)}: ${instead}`),
    );
  const hasMarker = sql.startsWith(`${noTransactionMarker}\n`);
  const isConcurrent = statements.some((text) => /\bconcurrently\b/.test(text));
  if (hasMarker && statements.length !== 1)
    problems.push('A file without a transaction has exactly one statement.');
  if (hasMarker !== isConcurrent)
    problems.push(`\`${noTransactionMarker}\` is for concurrent statements only.`);

  return problems;
}

/** Function bodies and quoted strings may contain anything, so they are blanked. */
function statementsOf(sql: string): string[] {
  return sql
    .replace(/--.*$/gm, '')
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
    .split(';')
    .map((text) => text.trim().replace(/\s+/g, ' ').toLowerCase())
    .filter((text) => text !== '');
}

const tableOf = (text: string) =>
  /^alter table (?:if exists |only )*(\S+)/.exec(text)?.[1] ??
  /^create .*?\bon (\S+)/.exec(text)?.[1] ??
  '';

const { migrations } = readMigrations();

test('no two migrations share a number: their order must not depend on their names', () => {
  const numbers = migrations.map(({ name }) => name.slice(0, 4));

  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

test('a released migration is not changed: put the change into a new file', () => {
  const list = readFileSync(
    join(import.meta.dirname, '../../../migrations/released.sha256'),
    'utf8',
  );
  const released = new Map(
    list
      .trim()
      .split('\n')
      .map((line) => line.split('  ').reverse() as [string, string]),
  );
  const now = new Map(
    migrations.map(({ name, sql }) => [name, createHash('sha256').update(sql).digest('hex')]),
  );

  expect(released.size).toBeGreaterThanOrEqual(14);
  for (const [name, hash] of released) expect([name, now.get(name)]).toEqual([name, hash]);
});

test('no migration locks a table for long', () => {
  const checked = migrations.filter(({ name }) => name > lastUnchecked);

  expect(
    checked.flatMap(({ name, sql }) => problemsOf(sql).map((problem) => `${name}: ${problem}`)),
  ).toEqual([]);
});

describe('single statements', () => {
  test.each([
    'create index bookings_by_town on bookings (city)',
    'create unique index a on users (email)',
    'create index concurrently if not exists a on users (email)',
    'alter table bookings alter column total_amount type bigint',
    'ALTER TABLE bookings\n  ALTER total_amount SET DATA TYPE bigint',
    'alter table users alter column phone set not null',
    'alter table users add constraint a check (phone <> $$x;y$$)',
    'alter table users add foreign key (a) references b',
    'alter table users add column a bigint references bookings',
    'alter table users add constraint a unique (phone)',
    'alter table users add column a uuid default gen_random_uuid()',
    'alter table users rename column phone to telephone',
    'lock table users',
    'truncate sessions',
    `${noTransactionMarker}\nselect 1`,
    `${noTransactionMarker}\ncreate index concurrently if not exists a on b (c); select 1`,
  ])('rejected: %s', (sql) => {
    expect(problemsOf(sql)).not.toEqual([]);
  });

  test.each([
    'create table a (id bigint primary key); create index a_by_id on a (id)',
    'create table a (id bigint); alter table a alter column id set not null',
    `${noTransactionMarker}\ncreate index concurrently if not exists a on users (email)`,
    'alter table users add column nickname text',
    "alter table users add column nickname text not null default ''",
    'alter table users add constraint a check (phone is not null) not valid',
    'alter table users validate constraint a',
    'alter table users add constraint a unique using index users_by_phone',
    '-- create index a on users (email)\nselect 1',
    'create function f() returns void language sql as $$ alter table users rename to a $$',
    "insert into settings values ('lock; create index a on b')",
  ])('accepted: %s', (sql) => {
    expect(problemsOf(sql)).toEqual([]);
  });
});
