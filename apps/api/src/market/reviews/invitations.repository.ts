import { sql } from 'kysely';
import type { Db, Trx } from '../../infrastructure/database/index.ts';

interface FoundInvitation {
  practitioner_name: string;
  is_used: boolean;
}

/**
 * The invitation of a link; null when it is unknown or expired, or when the practitioner's account is deleted.
 */
export async function findInvitation(db: Db, tokenHash: Buffer): Promise<FoundInvitation | null> {
  const found = await db
    .selectFrom('review_invitations')
    .innerJoin('users', 'users.id', 'review_invitations.practitioner_id')
    .select([
      sql<string>`trim(users.first_name || ' ' || users.last_name)`.as('practitioner_name'),
      sql<boolean>`used_at is not null`.as('is_used'),
    ])
    .where('token_hash', '=', tokenHash)
    .where('users.erased_at', 'is', null)
    .where((eb) =>
      eb.or([eb('used_at', 'is not', null), eb('expires_at', '>', sql<Date>`clock_timestamp()`)]),
    )
    .executeTakeFirst();

  return found ?? null;
}

/** Marks a link as used. A single statement: of two concurrent requests, one gets null. */
export async function redeemInvitation(
  trx: Trx,
  tokenHash: Buffer,
): Promise<{ id: number; practitioner_id: number } | null> {
  const redeemed = await trx
    .updateTable('review_invitations')
    // No mail needs the token any more.
    .set({ used_at: sql<Date>`clock_timestamp()`, sealed_token: Buffer.of() })
    .from('users')
    .whereRef('users.id', '=', 'review_invitations.practitioner_id')
    .where('users.erased_at', 'is', null)
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .returning(['review_invitations.id', 'review_invitations.practitioner_id'])
    .executeTakeFirst();

  return redeemed ?? null;
}
