import type { FaultArea } from '../planted-fault.ts';

const migrations = 'apps/api/migrations';
const ledger = { jest: 'apps/api/src/money/ledger/ledger.test.ts' };
const migrating = { jest: 'apps/api/src/infrastructure/migrations/migrate.test.ts' };
const lint = { jest: 'apps/api/src/infrastructure/migrations/migration-lint.test.ts' };

export const database: FaultArea = {
  title: 'Database',
  faults: [
    {
      id: 'ledger-need-not-balance',
      breaks: 'The database accepts a ledger transaction that does not sum to zero',
      edits: [
        {
          file: `${migrations}/0002-bookings.sql`,
          find: `create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_tx_balances();
`,
          replace: '',
        },
      ],
      caughtBy: ledger,
    },
    {
      id: 'ledger-can-be-changed',
      breaks: 'Entries of the ledger can be changed later',
      edits: [
        {
          file: `${migrations}/0002-bookings.sql`,
          find: `create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function refuse_change();
`,
          replace: '',
        },
      ],
      caughtBy: ledger,
    },
    {
      id: 'audit-log-can-be-changed',
      breaks: 'The audit log can be changed later',
      edits: [
        {
          file: `${migrations}/0002-bookings.sql`,
          find: 'create trigger audit_log_append_only before update or delete or truncate on audit_log',
          replace: 'create trigger audit_log_append_only before truncate on audit_log',
        },
      ],
      caughtBy: { jest: 'apps/api/src/people/audit/audit.routes.test.ts' },
    },
    {
      id: 'impersonation-without-an-end',
      breaks: 'The database accepts an impersonation that never ends',
      edits: [
        {
          file: `${migrations}/0013-trust.sql`,
          find: "and expires_at <= ends_at and ends_at <= created_at + interval '1 hour'));",
          replace: 'and expires_at <= ends_at));',
        },
      ],
      caughtBy: { jest: 'apps/api/src/people/impersonation/impersonation.routes.test.ts' },
    },
    {
      id: 'search-without-its-index',
      breaks: 'The index that the search needs is missing',
      edits: [
        {
          file: `${migrations}/0042-search-by-weekday.sql`,
          find: 'live_offers_by_place on live_offers (wanted, mobile, lat_cell, lon_cell)',
          replace: 'live_offers_by_price on live_offers (price)',
        },
      ],
      caughtBy: { jest: 'apps/api/src/market/search/search-plan.test.ts' },
    },
    {
      id: 'bookings-counted-one-by-one',
      breaks: "The admin's list of bookings calls a function for each of a million",
      edits: [
        {
          file: 'apps/api/src/back-office/bookings/admin-bookings.repository.ts',
          find: 'const countsAsBooking = sql<boolean>`not b.is_patch_test and (',
          replace: 'const countsAsBooking = sql<boolean>`is_counted(b) and (',
        },
      ],
      caughtBy: { jest: 'apps/api/test/plans/statement-plans.test.ts' },
    },
    {
      id: 'booking-looked-for-in-all',
      breaks: 'Changing an address reads all bookings',
      edits: [
        {
          file: 'apps/api/src/booking/bookings/bookings.repository.ts',
          find: '.where(sql<boolean>`id = ${idWithPatchTest(id)}`)',
          replace:
            '.where((eb) => eb.or([eb("id", "=", id), eb("id", "in", patchTestOf(trx, id))]))',
        },
      ],
      caughtBy: { jest: 'apps/api/test/plans/statement-plans.test.ts' },
    },
    {
      id: 'search-without-weekdays',
      breaks: 'A search reads the calendars of all who never work on its weekday',
      edits: [
        {
          file: 'apps/api/src/market/search/search-page.sql',
          find: 'having $11 is null or (bit_or(o.weekdays) >> extract(dow from $11)::int) & 1 = 1',
          replace: '',
        },
      ],
      caughtBy: { jest: 'apps/api/src/market/search/search-plan.test.ts' },
    },
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
      id: 'kept-count-drifts',
      breaks:
        'The number of bookings that an admin reads is more, with every change, than the list has',
      edits: [
        {
          file: 'apps/api/migrations/0038-booking-counts.sql',
          find: 'select b.*, -1 as difference from before b',
          replace: 'select b.*, 0 as difference from before b',
        },
      ],
      caughtBy: { jest: 'apps/api/src/back-office/bookings/admin-bookings.routes.test.ts' },
    },
    {
      id: 'late-payment-not-counted',
      breaks:
        'A booking that was paid after its hold is listed, but not in the number above the list',
      edits: [
        {
          file: 'apps/api/migrations/0038-booking-counts.sql',
          find: 'when (old.captured = 0 and new.captured > 0) execute',
          replace: 'when (false) execute',
        },
      ],
      caughtBy: { jest: 'apps/api/src/back-office/bookings/admin-bookings.routes.test.ts' },
    },
    {
      id: 'own-change-not-read',
      breaks: 'Who changes something reads the former state from a replica',
      edits: [
        {
          file: 'apps/api/src/kernel/http/note-change.ts',
          find: 'if (user && isAudited(call) &&',
          replace: 'if (user && !isAudited(call) &&',
        },
      ],
      caughtBy: { jest: 'apps/api/test/production/replica-reads.test.ts' },
    },
    {
      id: 'stale-replica-read',
      breaks: 'A replica that has stopped replaying goes on answering searches',
      edits: [
        {
          file: 'apps/api/src/infrastructure/replicas/replica.ts',
          find: 'this.stalenessMs <= this.#maxStalenessMs &&',
          replace: 'this.stalenessMs >= 0 &&',
        },
      ],
      caughtBy: { jest: 'apps/api/src/infrastructure/replicas/replicas.test.ts' },
    },
  ],
};
