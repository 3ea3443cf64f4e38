// All stored personal data is part of the data download, and is erased with the account (D42).
// Each column that identifies a person is declared by the module that owns it: it is in both, or the module
// says why not.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type KyselyPlugin, sql } from 'kysely';
import { readOwnData } from '../src/back-office/own-data/own-data.ts';
import type { Db, Trx } from '../src/infrastructure/database/index.ts';
import { findSession } from '../src/kernel/sessions/index.ts';
import { personalDataErased } from '../src/people/events/index.ts';
import { personalData } from '../src/personal-data.ts';
import type { TestPractitioner } from './support/make-practitioner.ts';
import { startTestApi, type TestApi } from './support/start-test-api.ts';

let api: TestApi;
let ada: TestPractitioner;
beforeAll(async () => {
  api = await startTestApi();
  ada = await api.makePractitioner({ salons: [{}] });
});
afterAll(() => api.close());

const declared = personalData.flatMap(({ columns }) => Object.entries(columns));

test('every column that identifies a person is declared by one module', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.relname || '.' || a.attname as name
    from pg_constraint f
    join pg_class c on c.oid = f.conrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = any (f.conkey)
    where f.contype = 'f' and f.confrelid in ('users'::regclass, 'practitioners'::regclass)
    union
    select table_name || '.' || column_name
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      -- The market's own.
      and table_name <> 'settings' and (
      column_name ~ '(^|_)(email|phone|birthday|words)$'
      or column_name ~ '^(user|customer|practitioner|actor|impersonator)_id$'
      or column_name in ('account', 'to_address'))`.execute(api.db);

  expect(declared.map(([name]) => name).sort()).toEqual(rows.map(({ name }) => name).sort());
});

/** The tables with a column that is declared `done`. */
const tables = (kind: 'exported' | 'erased', of: typeof declared) => [
  ...new Set(
    of.filter(([, how]) => how[kind] === 'done').map(([name]) => name.split('.')[0] ?? ''),
  ),
];

/** Records the queries, so that no module can claim what the code does not do. */
function recordQueries(): { plugin: KyselyPlugin; touches: (table: string) => boolean } {
  const queries: string[] = [];

  return {
    plugin: {
      transformQuery: ({ node }) => {
        queries.push(JSON.stringify(node));
        return node;
      },
      transformResult: async ({ result }) => result,
    },
    touches: (table) => queries.some((query) => new RegExp(`\\b${table}\\b`).test(query)),
  };
}

test('the data download reads every table that is declared as exported', async () => {
  const user = await findSession(api.db, ada.token);
  const { plugin, touches } = recordQueries();
  const recorded: Db = api.db.withPlugin(plugin);

  await readOwnData({ ...api.deps, db: recorded }, user!);

  expect(tables('exported', declared).filter((table) => !touches(table))).toEqual([]);
});

const erasing = personalData
  .map((data) => ({ data, own: tables('erased', Object.entries(data.columns)) }))
  .filter(({ own }) => own.length > 0)
  .map((each) => [each.own.join(', '), each] as const);

test.each(erasing)('the module of %s erases there itself', async (_, { data, own }) => {
  const { plugin, touches } = recordQueries();

  await api.db.transaction().execute(async (trx) => {
    const recorded: Trx = trx.withPlugin(plugin);
    await data.erasePractitioner?.(recorded, ada.id);
    const person = { userId: ada.id, email: ada.email };
    await data.eraseUser?.(recorded, person, api.deps.config.dataKeys);
  });

  expect(own.filter((table) => !touches(table))).toEqual([]);
});

test('when an account is deleted, every module erases', async () => {
  const { plugin, touches } = recordQueries();
  const { email } = ada;

  await api.db.transaction().execute(async (trx) => {
    const recorded: Trx = trx.withPlugin(plugin);
    const sides = ['customer', 'practitioner'] as const;
    await api.deps.events.publish(recorded, personalDataErased, { userId: ada.id, email, sides });
  });

  expect(tables('erased', declared).filter((table) => !touches(table))).toEqual([]);
});
