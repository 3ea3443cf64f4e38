import {
  isSettingName,
  marketSettings,
  type SettingName,
  settingRefusal,
} from '@freely/domain/market-settings';
import { isTextAllowed, marketTexts, type TextName } from '@freely/domain/market-texts';
import { type Db, inTransaction } from '../../infrastructure/database/index.ts';
import { type Actor, recordAudit } from '../../kernel/audit/index.ts';
import { AppError, type ErrorMessage } from '../../kernel/errors/index.ts';
import { lockSettings, saveSetting } from './settings.repository.ts';

/** The entry of a change in the audit log. */
export const settingChanged = 'setting.change';

export interface Change {
  name: SettingName | TextName;
  /** A string for a text. */
  value: number | string;
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
  const problem = isSettingName(name) ? numberProblem(name, value) : textProblem(name, value);
  if (problem !== null) throw new AppError('invalid', problem, { value: [problem] });
  await inTransaction(db, async (trx) => {
    const before = await lockSettings(trx);
    if (version !== null && version !== before.version) {
      const message = 'settings.changed';
      throw new AppError('conflict', message);
    }
    if (before[name] === value) return;

    await saveSetting(trx, name, value);
    const detail = { from: before[name], to: value, reason };
    await recordAudit(trx, { actor, action: settingChanged, object: `setting:${name}`, detail });
  });
}

function numberProblem(name: SettingName, value: number | string): ErrorMessage | null {
  if (typeof value === 'number' && settingRefusal(name, value) === null) return null;
  const { min, max } = marketSettings[name];

  return { key: 'settings.number', values: { min, max } };
}

function textProblem(name: TextName, value: number | string): ErrorMessage | null {
  if (typeof value === 'string' && isTextAllowed(name, value)) return null;
  const { kind, maxLength } = marketTexts[name];

  return { key: `settings.text.${kind}`, values: { max: maxLength } };
}
