import type { FaultArea } from '../planted-fault.ts';

const migrations = 'apps/api/migrations';
const migrating = { jest: 'apps/api/src/infrastructure/migrations/migrate.test.ts' };
const lint = { jest: 'apps/api/src/infrastructure/migrations/migration-lint.test.ts' };

export const migrationFaults: FaultArea = {
  title: 'Migrations',
  faults: [
    {
      id: 'migration-changed-after-release',
      breaks: 'A migration that is already applied to databases is changed',
      edits: [
        {
          file: `${migrations}/0001-people.sql`,
          find: '  email citext not null unique,',
          replace: '  email citext not null,',
        },
      ],
      caughtBy: lint,
    },
    {
      id: 'two-migrations-with-one-number',
      breaks: 'Two migrations have the same number',
      edits: [
        { file: `${migrations}/0014-second.sql`, content: 'create table seconds (id int);\n' },
      ],
      caughtBy: lint,
    },
    {
      id: 'migration-blocks-writers',
      breaks: 'A migration creates an index while nobody can write to the table',
      edits: [
        {
          file: `${migrations}/9999-index.sql`,
          content: 'create index bookings_by_town on bookings (city);\n',
        },
      ],
      caughtBy: lint,
    },
    {
      id: 'migration-rewrites-a-table',
      breaks: 'A migration rewrites a large table while nobody can read it',
      edits: [
        {
          file: `${migrations}/9999-type.sql`,
          content: 'alter table bookings alter column total_amount type bigint;\n',
        },
      ],
      caughtBy: lint,
    },
    {
      id: 'migration-scans-a-locked-table',
      breaks: 'A migration reads every row of a large table while nobody can use it',
      edits: [
        {
          file: `${migrations}/9999-not-null.sql`,
          content: 'alter table bookings alter column address_object set not null;\n',
        },
      ],
      caughtBy: lint,
    },
    {
      id: 'applied-migration-not-compared',
      breaks: 'A server starts on a database with different migrations',
      edits: [
        {
          file: 'apps/api/src/infrastructure/migrations/migrate.ts',
          find: '} else if (hash !== migration.hash) {',
          replace: '} else if (hash === null) {',
        },
      ],
      caughtBy: migrating,
    },
    {
      id: 'migration-drops-what-is-read',
      breaks: 'A migration drops a column that the running release reads',
      edits: [
        {
          file: `${migrations}/9999-drop.sql`,
          content: 'alter table users drop column phone;\n',
        },
      ],
      caughtBy: lint,
    },
    {
      id: 'migration-queues-for-a-table',
      breaks: 'A migration waits for a table in use, and everybody else behind it',
      edits: [
        {
          file: 'apps/api/src/infrastructure/migrations/migrate.ts',
          find: 'await client.query(`begin; set local lock_timeout = ${lockTimeout}`);',
          replace: "await client.query('begin');",
        },
      ],
      caughtBy: migrating,
    },
    {
      id: 'start-waits-silently',
      breaks: 'A start waits for the lock of another process without a word and without an end',
      edits: [
        {
          file: 'apps/api/src/infrastructure/migrations/migration-lock.ts',
          find: 'if (waited > waitMs) {',
          replace: 'if (waited < 0) {',
        },
      ],
      caughtBy: migrating,
    },
    {
      id: 'migration-needs-a-superuser',
      breaks: 'The first start needs a role that may create any extension',
      edits: [
        {
          file: `${migrations}/0001-people.sql`,
          find: 'create extension if not exists citext;',
          replace: 'create extension if not exists citext;\ncreate extension file_fdw;',
        },
      ],
      caughtBy: migrating,
    },
    {
      id: 'added-column-read-as-a-parameter',
      breaks: 'A column that a migration adds is read in the place of a parameter',
      edits: [
        {
          file: `${migrations}/0024-parameters-before-columns.sql`,
          find: 'as $$\n#variable_conflict use_variable\nbegin\n  return query\n  select exists',
          replace: 'as $$\n#variable_conflict use_column\nbegin\n  return query\n  select exists',
        },
      ],
      caughtBy: { jest: 'apps/api/src/market/availability/added-column.test.ts' },
    },
    {
      id: 'outdated-statement-not-prepared-anew',
      breaks:
        'A migration that changes what a prepared statement returns makes it fail from then on',
      edits: [
        {
          file: 'apps/api/src/infrastructure/database/prepared.ts',
          find: 'if (!isOutdatedPlan(error)) throw error;',
          replace: 'throw error;',
        },
      ],
      caughtBy: { jest: 'apps/api/src/infrastructure/database/prepared.test.ts' },
    },
    {
      id: 'former-release-on-its-own-schema',
      breaks: 'The tests of the release before run on the schema that it knows',
      edits: [
        {
          file: 'tools/src/previous-release/check-out.ts',
          find: '  for (const name of newMigrations) {',
          replace: '  for (const name of newMigrations.slice(newMigrations.length)) {',
        },
      ],
      caughtBy: { jest: 'tools/src/previous-release/previous-release.test.ts' },
    },
  ],
};
