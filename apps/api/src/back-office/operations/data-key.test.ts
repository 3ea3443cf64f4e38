import { randomBytes } from 'node:crypto';
import * as contract from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import {
  bankDetailsContext,
  type DataKeys,
  encrypt,
} from '../../infrastructure/encryption/index.ts';
import { checkDataKey, rotateDataKey, tryDataKey } from './data-key.ts';
import { sealedColumns } from './sealed-values.repository.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const keys = (...dataKeys: DataKeys) => ({ db: api.db, config: { ...api.deps.config, dataKeys } });
const secondKey = randomBytes(32);

test('the list has every sealed column of the schema', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name like 'sealed%' and table_name <> 'data_key_check'
    order by 1`.execute(api.db);

  expect(sealedColumns.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(
    rows.map(({ name }) => name),
  );
});

test('a key is replaced while both are known; before that another one is refused', async () => {
  const [firstKey] = api.deps.config.dataKeys;
  const as = await api.makePractitioner({});
  await api.call(
    contract.addCalendarFeed,
    { body: { url: 'https://calendar.example/a.ics' } },
    { as },
  );
  await api.db
    .insertInto('bank_details')
    .values({
      practitioner_id: as.id,
      sealed: encrypt([firstKey], bankDetailsContext(as.id), '{"sort_code":"203040"}'),
      account_ending: '5678',
    })
    .execute();

  // Nothing was checked in this database yet: what is sealed there says which key is right.
  await expect(checkDataKey(keys(secondKey))).rejects.toThrow('DATA_KEY is not the key');
  await checkDataKey(keys(firstKey));
  await expect(checkDataKey(keys(secondKey))).rejects.toThrow('DATA_KEY is not the key');
  await checkDataKey(keys(secondKey, firstKey));

  const before = await tryDataKey(keys(secondKey, firstKey));
  expect([before.opened, before.others.get('calendar_feeds')]).toEqual([0, 1]);
  expect(await rotateDataKey(keys(secondKey, firstKey))).toBeGreaterThanOrEqual(2);
  const after = await tryDataKey(keys(secondKey));
  expect(after.opened).toBeGreaterThanOrEqual(2);
  expect([...after.others]).toEqual([]);

  await checkDataKey(keys(secondKey));
  expect(await rotateDataKey(keys(secondKey))).toBe(0);
  await expect(checkDataKey(keys(firstKey))).rejects.toThrow('DATA_KEY is not the key');
});

test('a value that no key opens ends the rotation, and nothing is lost', async () => {
  const as = await api.makePractitioner({});
  const sealed = encrypt([randomBytes(32)], bankDetailsContext(as.id), 'unknown');
  await api.db
    .insertInto('bank_details')
    .values({ practitioner_id: as.id, sealed, account_ending: '5678' })
    .execute();

  await expect(rotateDataKey(keys(secondKey))).rejects.toThrow();

  const row = await api.db
    .selectFrom('bank_details')
    .select('sealed')
    .where('practitioner_id', '=', as.id)
    .executeTakeFirstOrThrow();
  expect(row.sealed).toEqual(sealed);
});
