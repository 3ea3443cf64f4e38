import { marketSettings, type SettingName, settingRefusal } from '@freely/domain/market-settings';
import { type Db, inTransaction } from '../../infrastructure/database/index.ts';
import { type Actor, recordAudit } from '../../kernel/audit/index.ts';
import { AppError } from '../../kernel/errors/index.ts';
import { lockSettings, saveSetting } from './settings.repository.ts';

/** The entry of a change in the audit log. */
export const settingChanged = 'setting.change';

export interface Change {
  name: SettingName;
  value: number;
  reason: string;
  /** The version that the change is based on; null, in the terminal, for the present one. */
  version: number | null;
}

/**
 * Changes one market setting, with an entry in the audit log. Saving the present value changes
 * nothing. @throws 422 beyond the bounds, 409 when somebody else has changed a setting since.
 */
export async function changeSetting(db: Db, change: Change, actor: Actor | null): Promise<void> {
  const { name, value, reason, version } = change;
  requireAllowed(name, value);
  await inTransaction(db, async (trx) => {
    const before = await lockSettings(trx);
    if (version !== null && version !== before.version) {
      const message = 'These settings have been changed. Please look at them again.';
      throw new AppError('conflict', message);
    }
    if (before[name] === value) return;

    await saveSetting(trx, name, value);
    const detail = { from: before[name], to: value, reason };
    await recordAudit(trx, { actor, action: settingChanged, object: `setting:${name}`, detail });
  });
}

function requireAllowed(name: SettingName, value: number): void {
  if (settingRefusal(name, value) === null) return;
  const { min, max } = marketSettings[name];
  const message = `Please enter a whole number from ${min} to ${max}`;
  throw new AppError('invalid', message, { value: [message] });
}
