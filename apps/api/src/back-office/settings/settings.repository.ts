import {
  type MarketSettings,
  type SettingName,
  settingNames,
} from '@freely/domain/market-settings';
import { type MarketTexts, type TextName, textNames } from '@freely/domain/market-texts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../infrastructure/database/index.ts';

export interface SettingsRow extends MarketSettings, MarketTexts {
  version: number;
}

export function readSettings(db: Db): Promise<SettingsRow> {
  return db
    .selectFrom('settings')
    .select([...settingNames, ...textNames, 'version'])
    .executeTakeFirstOrThrow();
}

/** The same, locked against other changes. */
export function lockSettings(trx: Trx): Promise<SettingsRow> {
  return trx
    .selectFrom('settings')
    .select([...settingNames, ...textNames, 'version'])
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function saveSetting(
  trx: Trx,
  name: SettingName | TextName,
  value: number | string,
): Promise<void> {
  await trx
    .updateTable('settings')
    .set({ [name]: value, version: sql`version + 1` })
    .execute();
}

export interface ChangeRow {
  name: string;
  from: number | string;
  to: number | string;
  reason: string;
  at: Date;
  by: string | null;
}

const historyLimit = 50;

/** What was changed, from the audit log, the newest first. */
export async function settingChanges(db: Db, action: string): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select split_part(a.subject, ':', 2) as name, a.detail -> 'from' as from,
      a.detail -> 'to' as to, a.detail ->> 'reason' as reason, a.at,
      trim(u.first_name || ' ' || u.last_name) as by
    from audit_log a left join users u on u.id = a.actor_id
    where a.action = ${action} order by a.id desc limit ${historyLimit}`.execute(db);

  return rows;
}
