import * as contract from '@freely/api-client/contract';
import { settingNames } from '@freely/domain/market-settings';
import { textNames } from '@freely/domain/market-texts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../infrastructure/database/index.ts';
import { serve } from '../../kernel/http/index.ts';
import { changeSetting, settingChanged } from './change-setting.ts';
import { readSettings, settingChanges } from './settings.repository.ts';

export function settingRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, contract.publicMarketSettings, async ({ reply }) => {
    reply.header('cache-control', 'public, max-age=60');

    const settings = await readSettings(db);

    // Only the public ones are in the schema of the response.
    return { ...settings, texts: settings };
  });

  serve(app, contract.adminSettings, () => readAll(db));

  serve(app, contract.changeSetting, async ({ body, user }) => {
    await changeSetting(db, body, user);

    return { message: 'admin.settingSaved', ...(await readAll(db)) };
  });
}

async function readAll(db: Db): Promise<contract.AdminSettings> {
  const [{ version, ...values }, history] = await Promise.all([
    readSettings(db),
    settingChanges(db, settingChanged),
  ]);

  return {
    version,
    values: Object.fromEntries(
      settingNames.map((name) => [name, values[name]]),
    ) as contract.AdminSettings['values'],
    texts: Object.fromEntries(
      textNames.map((name) => [name, values[name]]),
    ) as contract.AdminSettings['texts'],
    history: history.map(({ at, ...change }) => ({ ...change, at: at.toISOString() })),
  };
}
