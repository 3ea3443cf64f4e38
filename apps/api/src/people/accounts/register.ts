import type { CurrentUser, Registration, SignedIn } from '@freely/api-client/contract';
import { mailboxOf } from '@freely/domain/mailbox';
import type { Deps } from '../../deps.ts';
import { type Db, inTransaction, type Trx } from '../../infrastructure/database/index.ts';
import { recordAudit } from '../../kernel/audit/index.ts';
import { readBrand } from '../../kernel/brand/index.ts';
import { AppError } from '../../kernel/errors/index.ts';
import type { Unworded } from '../../kernel/messages/index.ts';
import { endSession, impersonationEndsAt, type SessionUser } from '../../kernel/sessions/index.ts';
import { accountRegistered } from '../events/index.ts';
import { presentUser } from './accounts.presenter.ts';
import * as accounts from './accounts.repository.ts';
import { countAttempt } from './attempts.ts';
import { checkNewPassword } from './new-password.ts';
import { hashPassword } from './passwords.ts';
import { type Browser, signIn } from './sign-in.ts';

export async function register(
  { db, events, config: { limits } }: Deps,
  registration: Registration,
  { network, subnet, userAgent }: Pick<Browser, 'network' | 'subnet' | 'userAgent'>,
): Promise<Unworded<SignedIn>> {
  const { email, password } = registration;
  await checkNewPassword(password, email);
  await countAttempt(
    db,
    // Each registration mails: labels of one mailbox share its limit.
    { kind: 'registration', account: mailboxOf(email), address: network },
    {
      perAccount: limits.failuresPerAccount,
      perIp: limits.registrationsPerIp,
      minutes: 60,
    },
  );
  // Hashing is slow on purpose, so it happens before the transaction.
  const password_hash = await hashPassword(password);

  return inTransaction(db, async (trx) => {
    const id = await insertAccount(trx, registration, password_hash);
    if (id === undefined) {
      const taken = 'accounts.emailTaken';
      throw new AppError('invalid', taken, { email: [taken] });
    }
    await events.publish(trx, accountRegistered, { userId: id });

    return {
      ...(await signIn(trx, id, { isNew: true, subnet, userAgent })),
      message: { key: 'accounts.welcome', values: { brand: (await readBrand(trx)).name } },
    };
  });
}

/** A practitioner's account is also a customer's account. */
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
  if (!user) throw new AppError('unauthenticated', 'access.loggedOut');
  if (caller.impersonatorId === null) return presentUser(user);
  const admin = await accounts.findUser(db, caller.impersonatorId);

  return presentUser(user, admin, await impersonationEndsAt(db, caller));
}

/** Ends this session. When an admin was impersonating the user, the end is audited (D34). */
export function logOut(db: Db, user: SessionUser): Promise<void> {
  return inTransaction(db, async (trx) => {
    await endSession(trx, user.tokenHash);
    if (user.impersonatorId === null) return;
    await recordAudit(trx, {
      actor: { id: user.impersonatorId, impersonatorId: null },
      action: 'impersonation.end',
      object: `user:${user.id}`,
    });
  });
}
