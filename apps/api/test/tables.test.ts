// The types of all tables are generated from the migrated schema. `WRITE_DOCS=1` writes them.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { describeTables } from './support/describe-tables.ts';
import { expectGenerated } from './support/expect-generated.ts';
import { startTestApi, type TestApi } from './support/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('the types are those of the migrated tables', async () => {
  expectGenerated(
    'apps/api/src/infrastructure/database/tables.generated.ts',
    await describeTables(api.db),
  );
});

test.each([
  [
    'a column',
    sql`alter table gifts add note text not null default ''`,
    'note: Generated<string>;',
  ],
  ['null', sql`alter table gifts add shade text`, 'shade: string | null;'],
  [
    'the values that a check allows',
    sql`alter table gifts add size text not null check (size in ('small', 'large'))`,
    "size: 'small' | 'large';",
  ],
  [
    'a comment',
    sql`comment on column gifts.number is 'Counts from one.'`,
    '/** Counts from one. */\n  number: number;',
  ],
])('%s of a table is in its type', async (_, change, line) => {
  expect(await describeTables(api.db)).not.toContain(line);
  await change.execute(api.db);
  expect(await describeTables(api.db)).toContain(line);
});
