import { auditLog } from '@freely/api-client/contract';
import { addDays, londonDay } from '@freely/domain/london-time';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { TestUser } from '../../../test/support/make-users.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { recordAudit } from '../../kernel/audit/index.ts';

let api: TestApi;
let as: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  as = await api.makeAdmin();
});
afterAll(() => api.close());

const by = ({ id }: TestUser, impersonator: TestUser | null = null) => ({
  id,
  impersonatorId: impersonator?.id ?? null,
});
const read = async (query: Record<string, string> = {}) =>
  (await api.call(auditLog, { query }, { as })).body;

test('an entry has actor, impersonating admin, action and object', async () => {
  const ada = await api.makeCustomer();
  const id = await recordAudit(api.db, {
    actor: by(ada, as),
    action: 'review.hide',
    object: 'review:7',
    detail: { reason: 'abusive' },
  });

  const { entries } = await read({ object: 'review:7' });

  expect(entries).toEqual([
    {
      id,
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      actor: { user_id: ada.id, name: 'Ada Example' },
      impersonator: { user_id: as.id, name: 'Avery Example' },
      action: 'review.hide',
      object: 'review:7',
      detail: { reason: 'abusive' },
    },
  ]);
});

test('the log is filtered by person, action, object and day, page by page', async () => {
  const [ada, bea] = [
    await api.makeCustomer({ firstName: 'Adaline' }),
    await api.makeCustomer({ firstName: 'Bea 100%' }),
  ];
  for (const [actor, action, object] of [
    [by(ada), 'discount.set', 'customer:1'],
    [by(ada), 'discount.remove', 'customer:12'],
    [by(bea, ada), 'scheme.set', 'scheme'],
    [null, 'job.done', 'customer:1'],
  ] as const) {
    await recordAudit(api.db, { actor, action, object });
  }
  const found = async (query: Record<string, string>) =>
    (await read(query)).entries.map(({ action }) => action);
  const [today, tomorrow] = [londonDay(new Date()), addDays(londonDay(new Date()), 1)];

  expect(await found({ who: 'adaline ex' })).toEqual([
    'scheme.set',
    'discount.remove',
    'discount.set',
  ]);
  expect(await found({ who: 'example  adaline' })).toEqual(await found({ who: 'adaline ex' }));
  expect(await found({ who: '100%' })).toEqual(['scheme.set']);
  expect(await found({ who: String(bea.id) })).toEqual(['scheme.set']);
  expect(await found({ who: ada.email, action: 'discount.' })).toEqual([
    'discount.remove',
    'discount.set',
  ]);
  expect(await found({ object: 'customer:12', action: 'discount.remove' })).toHaveLength(1);
  // The first customer, not the twelfth.
  expect(await found({ object: 'customer:1' })).toEqual(['job.done', 'discount.set']);
  expect(await found({ object: 'customer:' })).toHaveLength(3);
  expect(await found({ who: ada.email, from: today, to: today })).toHaveLength(3);
  expect(await found({ who: ada.email, from: tomorrow })).toEqual([]);
  expect(await found({ who: ada.email, to: addDays(today, -1) })).toEqual([]);
  const second = await read({ who: ada.email, per_page: '10', page: '2' });
  expect(second).toMatchObject({ entries: [], total: 3 });
  expect(second.actions).toEqual(
    expect.arrayContaining(['discount.remove', 'discount.set', 'job.done', 'scheme.set']),
  );
});

test('entries cannot be changed or deleted', async () => {
  await recordAudit(api.db, { actor: null, action: 'job.done', object: 'nothing' });

  for (const change of ["update audit_log set action = 'x'", 'delete from audit_log']) {
    await expect(sql.raw(change).execute(api.db)).rejects.toThrow('audit_log is append-only');
  }
  await expect(sql`truncate audit_log`.execute(api.db)).rejects.toThrow('append-only');
});

test('invalid query parameters are refused', async () => {
  for (const query of [{ from: '2026-02-30' }, { page: '0' }, { per_page: 'all' }]) {
    expect((await api.call(auditLog, { query: query as object }, { as })).status).toBe(422);
  }
});
