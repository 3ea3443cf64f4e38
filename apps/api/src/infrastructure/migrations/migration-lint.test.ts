// A migration runs while the previous release still serves requests: it must not lock a table for
// longer than a moment. Applied migrations are never rewritten.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { migrationRules } from '../../../test/support/migration-rules.ts';
import { noTransactionMarker, readMigrations } from './read-migrations.ts';

/** Up to this one, migrations only ever ran on empty tables. */
const lastUnchecked = '0014-short-cards.sql';

/** The problems of a migration, each in one line. Tables that it creates itself are empty. */
function problemsOf(sql: string, announced: ReadonlySet<string> = new Set()): string[] {
  const statements = statementsOf(sql);
  const own = statements.flatMap((text) => /^create table (\S+)/.exec(text)?.[1] ?? []);
  const problems = statements
    .filter((text) => !own.includes(tableOf(text)))
    .flatMap((text) =>
      migrationRules
        .filter(({ refuses }) => refuses.test(text))
        .map(({ instead }) => `${text.slice(0, 80)}: ${instead}`),
    );
  problems.push(...unannounced(statements, own, announced));
  const hasMarker = sql.startsWith(`${noTransactionMarker}\n`);
  const isConcurrent = statements.some((text) => /\bconcurrently\b/.test(text));
  if (hasMarker && statements.length !== 1)
    problems.push('A file without a transaction has exactly one statement.');
  if (hasMarker !== isConcurrent)
    problems.push(`\`${noTransactionMarker}\` is for concurrent statements only.`);

  return problems;
}

/**
 * The release before may still read what is dropped, unless it was built when nothing did any more: a
 * released migration says so, `comment on column users.phone is 'unused'`.
 */
function unannounced(
  statements: string[],
  own: string[],
  announced: ReadonlySet<string>,
): string[] {
  const dropped = statements.flatMap((text) => {
    const table = /^drop (?:table|view) (?:if exists )?(\S+)/.exec(text)?.[1];
    const columns = [...text.matchAll(/\bdrop (?:column )(?:if exists )?(\w+)/g)];
    return table ? [table] : columns.map(([, column]) => `${tableOf(text)}.${column}`);
  });

  return dropped
    .filter((name) => !announced.has(name) && !own.includes(name.split('.')[0] ?? ''))
    .map(
      (name) =>
        `${name} is dropped, but the running release may use it. First release a migration with ` +
        `\`comment on ${name.includes('.') ? 'column' : 'table'} ${name} is 'unused'\`, and code ` +
        'that does not use it; then drop it.',
    );
}

function announcementsIn(released: readonly string[]): Set<string> {
  return new Set(
    released.flatMap((sql) =>
      [...sql.matchAll(/^comment on (?:column|table) (\S+) is 'unused'/gm)].map(
        ([, name]) => name ?? '',
      ),
    ),
  );
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

const released = new Map(
  readFileSync(join(import.meta.dirname, '../../../migrations/released.sha256'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('  ').reverse() as [string, string]),
);

test('a released migration is not changed: put the change into a new file', () => {
  const now = new Map(migrations.map(({ name, hash }) => [name, hash]));

  expect(released.size).toBeGreaterThanOrEqual(14);
  for (const [name, hash] of released) expect([name, now.get(name)]).toEqual([name, hash]);
});

test('no migration locks a table for long', () => {
  const checked = migrations.filter(({ name }) => name > lastUnchecked);
  const announced = announcementsIn(
    migrations.filter(({ name }) => released.has(name)).map(({ sql }) => sql),
  );

  expect(
    checked.flatMap(({ name, sql }) =>
      problemsOf(sql, announced).map((problem) => `${name}: ${problem}`),
    ),
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
    'update bookings set city = $$$$',
    'delete from sessions',
    'drop table gifts',
    'alter table users drop column phone, drop column gender',
    `${noTransactionMarker}\nselect 1`,
    `${noTransactionMarker}\ncreate index concurrently if not exists a on b (c); select 1`,
  ])('rejected: %s', (sql) => {
    expect(problemsOf(sql)).not.toEqual([]);
  });

  test.each([
    'create table a (id bigint primary key); create index a_by_id on a (id)',
    'create table a (id bigint); alter table a alter column id set not null',
    'create table a (id bigint); drop table a',
    'update settings set hold_minutes = 15',
    'alter table users drop constraint users_gender_check',
    'alter table users alter column phone drop default',
    'drop table announced; alter table users drop column announced',
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
    const announced = announcementsIn([
      "comment on table announced is 'unused';\ncomment on column users.announced is 'unused';",
    ]);
    expect(problemsOf(sql, announced)).toEqual([]);
  });
});
