import type {
  CurrentUser,
  LoginBody,
  Registration,
  SignedIn,
  UserSettings,
  UserSettingsChange,
} from '@freely/api-client/contract';
import { londonDay } from '@freely/domain/london-time';
import { type Db, inTransaction, type Trx } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { type SessionUser, startSession } from '../../sessions/sessions.ts';
import { queueMail } from '../notifications/index.ts';
import { isAdult } from './accounts.policy.ts';
import { presentSettings, presentUser } from './accounts.presenter.ts';
import * as accounts from './accounts.repository.ts';
import { countAttempt, forgetAttempts } from './attempts.ts';
import { hashPassword, passwordMatches } from './passwords.ts';

export async function login(
  { db, config: { limits } }: Deps,
  { email, password }: LoginBody,
  network: string,
): Promise<SignedIn> {
  await countAttempt(
    db,
    { kind: 'login', account: email, address: network },
    { perAccount: limits.failuresPerAccount, perAddress: limits.failuresPerAddress, minutes: 15 },
  );
  const account = await accounts.findPassword(db, email);
  const matches = await passwordMatches(account?.password_hash, password);
  if (!account || !matches) {
    throw new AppError('unauthenticated', 'Invalid password or email', {
      email: [''],
      password: ['Invalid password or email'],
    });
  }

  return inTransaction(db, async (trx) => {
    await forgetAttempts(trx, 'login', email);

    return signIn(trx, account.id);
  });
}

export async function register(
  { db, jobs, config: { limits } }: Deps,
  registration: Registration,
  network: string,
): Promise<SignedIn> {
  const { email, password } = registration;
  await countAttempt(
    db,
    { kind: 'registration', account: email, address: network },
    {
      perAccount: limits.failuresPerAccount,
      perAddress: limits.registrationsPerAddress,
      minutes: 60,
    },
  );
  // Slow on purpose, so before the transaction.
  const password_hash = await hashPassword(password);

  return inTransaction(db, async (trx) => {
    const id = await insertAccount(trx, registration, password_hash);
    if (id === undefined) {
      const taken = 'The email has already been taken.';
      throw new AppError('invalid', taken, { email: [taken] });
    }
    await queueMail(trx, jobs, { kind: 'registration', toUserId: id });

    return { ...(await signIn(trx, id)), message: 'Welcome to Freely' };
  });
}

/** A practitioner may use the same account as a customer. */
function insertAccount(trx: Trx, registration: Registration, password_hash: string) {
  const { email, first_name, phone } = registration;
  const user = { email, first_name, phone, password_hash };
  if (registration.user_role === 'customer') return accounts.insertUser(trx, user, ['customer']);
  const { last_name, gender, how_you_find, appointment_scheduling } = registration;

  return accounts.insertPractitioner(
    trx,
    { ...user, last_name, gender },
    { how_you_find, appointment_scheduling },
  );
}

export async function readUser(db: Db, caller: SessionUser): Promise<CurrentUser> {
  const user = await accounts.findUser(db, caller.id);
  if (!user) throw new AppError('unauthenticated', 'You must log in to continue');
  const admin =
    caller.impersonatorId === null ? undefined : await accounts.findUser(db, caller.impersonatorId);

  return presentUser(user, admin);
}

export async function readSettings(db: Db, userId: number): Promise<UserSettings> {
  return presentSettings(await accounts.findSettings(db, userId));
}

export async function changeSettings(
  db: Db,
  userId: number,
  change: UserSettingsChange,
): Promise<UserSettings> {
  if (change.birthday !== undefined) checkBirthday(change.birthday);
  await accounts.updateSettings(db, userId, change);

  return readSettings(db, userId);
}

function checkBirthday(birthday: string): void {
  const refuse = (message: string) => new AppError('invalid', message, { birthday: [message] });
  if (birthday < '1900-01-01') throw refuse('Please enter your real date of birth');
  if (!isAdult(birthday, londonDay(new Date()))) {
    throw refuse('You must be 18 or over to use Freely');
  }
}

async function signIn(trx: Db, userId: number): Promise<SignedIn> {
  const user = await accounts.findUser(trx, userId);
  if (!user) throw new Error('A user who signs in must exist');

  return { ...presentUser(user, undefined), access_token: await startSession(trx, userId) };
}
