import type { FaultArea } from '../planted-fault.ts';

const migrations = 'apps/api/migrations';
const ledger = { jest: 'apps/api/src/money/ledger/ledger.test.ts' };

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
          file: 'apps/api/src/back-office/bookings/booking-filters.repository.ts',
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
