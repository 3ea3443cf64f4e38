// Settings that users change themselves.
import type { UserSettings, UserSettingsChange } from '@freely/api-client/contract';
import { isAdult } from '@freely/domain/adult-age';
import { londonDay } from '@freely/domain/london-time';
import type { Deps } from '../../deps.ts';
import { type Db, inTransaction } from '../../infrastructure/database/index.ts';
import { readBrand } from '../../kernel/brand/index.ts';
import { AppError, type ErrorMessage } from '../../kernel/errors/index.ts';
import type { Confirmation } from '../../kernel/messages/index.ts';
import {
  findPendingEmail,
  refuseImpersonator,
  type SessionUser,
} from '../../kernel/sessions/index.ts';
import { presentSettings } from './accounts.presenter.ts';
import { findSettings, updateSettings } from './accounts.repository.ts';
import { emailIsOwn, isNewEmail, requestEmailConfirmation } from './email-change.ts';
import { endEmailChanges } from './end-access-of-others.ts';
import { checkOldPassword, replacePassword } from './password-change.ts';

export async function readSettings(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  userId: number,
): Promise<UserSettings> {
  const settings = presentSettings(await findSettings(db, userId), config);
  const pending = await findPendingEmail(db, userId);

  return pending === null ? settings : { ...settings, pending_email: pending };
}

export interface SettingsSaved extends UserSettings {
  message: Confirmation;
}

/** Applies all of a change, or nothing of it. */
export async function changeSettings(
  deps: Deps,
  user: SessionUser,
  change: UserSettingsChange,
  network: string,
): Promise<SettingsSaved> {
  const { password, old_password, password_confirmation: _, email, ...plain } = change;
  if (password !== undefined || email !== undefined) refuseImpersonator(user);
  if (plain.birthday !== undefined) await checkBirthday(deps.db, plain.birthday);
  const passwords =
    password === undefined
      ? null
      : await checkOldPassword(deps, user, { old_password: old_password ?? '', password }, network);

  const newEmail =
    email !== undefined && (await isNewEmail(deps, user, email, network)) ? email : null;
  // Who saves their present email alone keeps it. Beside other settings it changes nothing.
  const isAlone = Object.keys(change).length === 1;
  const keepsEmail = email !== undefined && newEmail === null && isAlone;
  if (keepsEmail && (await findPendingEmail(deps.db, user.id)) === null) throw emailIsOwn();

  await inTransaction(deps.db, async (trx) => {
    await updateSettings(trx, user.id, plain);
    if (passwords !== null) await replacePassword(trx, deps.events, user, passwords);
    if (newEmail !== null) await requestEmailConfirmation(trx, deps.events, user.id, newEmail);
    else if (keepsEmail) await endEmailChanges(trx, deps.events, user.id);
  });

  return {
    message: newEmail ? 'accounts.emailRequested' : 'accounts.settingsSaved',
    ...(await readSettings(deps, user.id)),
  };
}

async function checkBirthday(db: Db, birthday: string): Promise<void> {
  const refuse = (message: ErrorMessage) =>
    new AppError('invalid', message, { birthday: [message] });
  if (birthday < '1900-01-01') throw refuse('accounts.birthday');
  if (!isAdult(birthday, londonDay(new Date()))) {
    const { name } = await readBrand(db);
    throw refuse({ key: 'accounts.tooYoung', values: { brand: name } });
  }
}
