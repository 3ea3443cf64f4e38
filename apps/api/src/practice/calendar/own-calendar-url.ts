// The secret URL of a practitioner's own calendar (D32).
import type { Deps } from '../../deps.ts';
import { type Db, inTransaction, lockPractitioner } from '../../infrastructure/database/index.ts';
import { calendarAddressContext, decrypt, encrypt } from '../../infrastructure/encryption/index.ts';
import { AppError } from '../../kernel/errors/index.ts';
import { hashToken, keepSession, newToken, type SessionUser } from '../../kernel/sessions/index.ts';
import { findOwner, findUrl, insertUrl } from './own-calendar-url.repository.ts';

/** The URL to add to a calendar app; null until one was created. */
export async function readOwnCalendarUrl(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  practitionerId: number,
): Promise<string | null> {
  const found = await findUrl(db, practitionerId);
  if (!found) return null;
  const token = decrypt(
    config.dataKeys,
    calendarAddressContext(practitionerId),
    found.sealed_token,
  );

  return `${config.apiUrl}${config.basePath}/calendar/${token}.ics`;
}

/**
 * Creates a URL. An existing one stays, since calendar apps use it. The session is kept until then: one that
 * ends meanwhile may be a thief's, and leaves nothing behind.
 * @throws {AppError} unauthenticated when it has ended
 */
export async function createOwnCalendarUrl(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { id: practitionerId, tokenHash }: SessionUser,
): Promise<void> {
  const token = newToken();
  await inTransaction(db, async (trx) => {
    await lockPractitioner(trx, practitionerId);
    if (!(await keepSession(trx, tokenHash))) {
      throw new AppError('unauthenticated', 'access.loggedOut');
    }
    await insertUrl(trx, {
      practitioner_id: practitionerId,
      token_hash: hashToken(token),
      sealed_token: encrypt(config.dataKeys, calendarAddressContext(practitionerId), token),
    });
  });
}

/** The id of the practitioner whose calendar has this file name, or null. */
export async function findCalendarOwner(db: Db, file: string): Promise<number | null> {
  const token = /^([\w-]{43})\.ics$/.exec(file)?.[1];
  if (!token) return null;

  return findOwner(db, hashToken(token));
}
