// apps/api/schema.sql shows the schema as all migrations leave it. `WRITE_DOCS=1` writes it.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { describeSchema } from './support/describe-schema.ts';
import { expectGenerated } from './support/expect-generated.ts';
import { startTestApi, type TestApi } from './support/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('schema.sql is the migrated schema', async () => {
  expectGenerated('apps/api/schema.sql', await describeSchema(api.db));
});

test('a changed column, index, trigger or function changes it', async () => {
  const before = await describeSchema(api.db);
  const changes = [
    sql`alter table gifts add column note text not null default ''`,
    sql`create index on gifts (earned_at)`,
    sql`create function note() returns trigger language plpgsql as 'begin return new; end'`,
    sql`create trigger noted before update on gifts for each row execute function note()`,
  ];
  let last = before;
  for (const change of changes) {
    await change.execute(api.db);
    const after = await describeSchema(api.db);
    expect(after).not.toBe(last);
    last = after;
  }
});
