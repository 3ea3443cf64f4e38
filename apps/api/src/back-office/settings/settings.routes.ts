import * as contract from '@freely/api-client/contract';
import { settingNames } from '@freely/domain/market-settings';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../infrastructure/database/index.ts';
import { serve } from '../../kernel/http/index.ts';
import { changeSetting, settingChanged } from './change-setting.ts';
import { readSettings, settingChanges } from './settings.repository.ts';

export function settingRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, contract.publicMarketSettings, async ({ reply }) => {
    reply.header('cache-control', 'public, max-age=60');

    // Only the public ones are in the schema of the response.
    return readSettings(db);
  });

  serve(app, contract.adminSettings, () => readAll(db));

  serve(app, contract.changeSetting, async ({ body, user }) => {
    await changeSetting(db, body, user);

    return { message: 'The setting has been saved', ...(await readAll(db)) };
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
    history: history.map(({ at, ...change }) => ({ ...change, at: at.toISOString() })),
  };
}
