import { sql } from 'kysely';
import type { Db } from '../infrastructure/database/index.ts';
import { type DataKeys, decrypt, invitationContext } from '../infrastructure/encryption/index.ts';
import type { AboutInvitation, AboutMail } from './mail-facts.ts';

/** Null when it was used or has expired, or when the practitioner has left. */
export async function findInvitation(
  db: Db,
  keys: DataKeys,
  id: number,
): Promise<Omit<AboutInvitation, keyof AboutMail> | null> {
  const found = await db
    .selectFrom('review_invitations')
    .innerJoin('users', 'users.id', 'review_invitations.practitioner_id')
    .select([
      'review_invitations.email',
      'review_invitations.practitioner_id',
      'review_invitations.sealed_token',
      'users.first_name',
      'users.last_name',
    ])
    .where('review_invitations.id', '=', id)
    .where('review_invitations.used_at', 'is', null)
    .where('review_invitations.expires_at', '>', sql<Date>`now()`)
    .where('users.erased_at', 'is', null)
    .executeTakeFirst();
  if (!found) return null;

  return {
    email: found.email,
    practitionerName: `${found.first_name} ${found.last_name}`.trim(),
    token: decrypt(keys, invitationContext(found.practitioner_id, found.email), found.sealed_token),
  };
}
