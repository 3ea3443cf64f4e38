import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import {
  adminSettings,
  changeSetting as changeSettingCall,
  publicMarketSettings,
} from '@freely/api-client/contract';
import { defaultTexts } from '@freely/domain/default-texts';
import {
  defaultSettings,
  marketSettings,
  publicSettingNames,
  settingNames,
} from '@freely/domain/market-settings';
import { marketTexts, textNames } from '@freely/domain/market-texts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { expectGenerated } from '../../../test/support/expect-generated.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import { settingsPage } from '../../../test/support/settings-page.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';

let api: TestApi;
let as: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  as = await api.makeAdmin();
  await setDefaults();
});
const newTexts = Object.fromEntries(textNames.map((name) => [name, marketTexts[name].default]));
const setDefaults = () =>
  api.db
    .updateTable('settings')
    .set({ ...defaultSettings(), ...newTexts })
    .execute();
afterEach(setDefaults);
afterAll(() => api.close());

const read = async () => (await api.call(adminSettings, {}, { as })).body;
const save = async (change: object) =>
  api.call(
    changeSettingCall,
    {
      body: {
        name: 'horizon_months',
        value: 9,
        reason: 'Wedding season',
        version: (await read()).version,
        ...change,
      },
    },
    { as },
  );
const auditCount = async () =>
  (
    await sql<{ count: number }>`
    select count(*)::int as count from audit_log where action = 'setting.change'`.execute(api.db)
  ).rows[0]?.count;

test('docs/settings.md is what the list says', () => {
  expectGenerated('docs/settings.md', settingsPage());
});

describe('the table', () => {
  test('has the defaults of the list', async () => {
    const { values, texts } = await read();

    expect(values).toEqual(defaultSettings());
    expect(texts).toEqual(newTexts);
  });

  test.each(settingNames)(
    'allows %s within the bounds of the list, and nothing beyond',
    async (name) => {
      const { min, max } = marketSettings[name];
      const set = (value: number) =>
        api.db
          .updateTable('settings')
          .set({ [name]: value })
          .execute();

      await set(min);
      await set(max);
      await expect(set(min - 1)).rejects.toThrow('check constraint');
      await expect(set(max + 1)).rejects.toThrow('check constraint');
    },
  );
});

describe('a change', () => {
  test('is saved with its reason in the audit log, and shown with who made it', async () => {
    const { version } = await read();
    const { status, body } = await save({});

    expect(status).toBe(200);
    expect(body).toMatchObject({ version: version + 1, values: { horizon_months: 9 } });
    expect(body.history[0]).toMatchObject({
      ...{ name: 'horizon_months', from: 6, to: 9, reason: 'Wedding season' },
      by: expect.any(String),
    });
  });

  test('of a text is saved and shown like that of a number', async () => {
    const { status, body } = await save({ name: 'brand_name', value: 'Kind' });

    expect(status).toBe(200);
    expect(body.texts.brand_name).toBe('Kind');
    expect(body.history[0]).toMatchObject({ name: 'brand_name', from: 'Freely', to: 'Kind' });
  });

  test.each([
    ['brand_name', 'Kind\nBcc: all@people.example', 'Please enter a name in one line, at most 40'],
    ['brand_name', 'a\u202eb', 'Please enter a name in one line, at most 40'],
    ['brand_name', '\u2800\u3164', 'Please enter a name in one line, at most 40'],
    ['support_email', 'help', 'Please enter an email address'],
    ['support_email', 9, 'Please enter an email address'],
    ['horizon_months', 'nine', 'Please enter a whole number from 1 to 24'],
  ])('of %s to %j is refused', async (name, value, message) => {
    const { status, body } = await save({ name, value });

    expect([status, body.message]).toEqual([422, expect.stringContaining(message)]);
  });

  test('of the present value changes nothing and is not recorded', async () => {
    const before = await auditCount();
    const { version } = await read();

    expect((await save({ value: 6 })).body.version).toBe(version);
    expect(await auditCount()).toBe(before);
  });

  test('of two admins at once, the second is told', async () => {
    const { version } = await read();
    const results = await Promise.all([
      save({ version, value: 7 }),
      save({ version, name: 'hold_minutes', value: 20 }),
    ]);

    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test.each(settingNames)('of %s beyond its bounds is refused', async (name) => {
    const { min, max } = marketSettings[name];
    const before = await read();

    for (const value of [min - 1, max + 1]) {
      expect((await save({ name, value })).status).toBe(422);
    }
    expect((await read()).version).toBe(before.version);
  });
});

test('browsers read the public ones only, and may keep them for a minute', async () => {
  await api.db.updateTable('settings').set({ horizon_months: 9 }).execute();
  const { body } = await api.call(publicMarketSettings, {});

  expect(Object.keys(body).sort()).toEqual([...publicSettingNames, 'texts'].sort());
  expect(body.texts).toEqual(defaultTexts);
  expect(body.horizon_months).toBe(9);
});

describe('the terminal', () => {
  const run = (...given: string[]) =>
    promisify(execFile)(process.execPath, ['apps/api/src/back-office/settings/main.ts', ...given], {
      cwd: new URL('../../../../../', import.meta.url),
      env: { ...process.env, DATABASE_URL: api.deps.config.database.url },
    });

  test('lists and sets, with an entry in the audit log', async () => {
    await run('set', 'hold_minutes', '20', '--reason', 'Slow banks');
    const { stdout } = await run('list');

    expect(stdout).toContain('hold_minutes = 20 minutes (1 to 240, default 15)');
    expect((await read()).history[0]).toMatchObject({
      ...{ name: 'hold_minutes', from: 15, to: 20, reason: 'Slow banks', by: null },
    });
  });

  test('sets a text', async () => {
    const { stdout } = await run('set', 'support_phone', '0800 496 0111', '--reason', 'New line');

    expect(stdout).toContain('support_phone: 020 7946 0018 → 0800 496 0111');
    expect((await run('list')).stdout).toContain('support_phone = "0800 496 0111" (phone, at most');
  });

  test.each([
    [['set', 'hold_minutes', '241', '--reason', 'x'], 'a whole number from 1 to 240'],
    [['set', 'hold_minutes', '--reason', 'x'], 'a whole number from 1 to 240'],
    [['set', 'hold_minutes', '20'], 'Please give a --reason'],
    [['set', 'hold_hours', '20', '--reason', 'x'], 'There is no setting "hold_hours"'],
  ])('%j is refused in one line', async (given, message) => {
    await expect(run(...given)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(message),
    });
  });
});
