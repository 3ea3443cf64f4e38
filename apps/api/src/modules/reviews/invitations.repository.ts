import { sql } from 'kysely';
import type { Db, Trx } from '../../database/transaction.ts';

interface FoundInvitation {
  practitioner_name: string;
  is_used: boolean;
}

/** What a link leads to: null for one that is not ours, ran out, or whose practitioner left. */
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

/** Uses a link up. One statement: of two who come with it at once, one gets null. */
export async function spendInvitation(
  trx: Trx,
  tokenHash: Buffer,
): Promise<{ id: number; practitioner_id: number } | null> {
  const spent = await trx
    .updateTable('review_invitations')
    // The link is not written into a mail again.
    .set({ used_at: sql<Date>`clock_timestamp()`, sealed_token: Buffer.of() })
    .from('users')
    .whereRef('users.id', '=', 'review_invitations.practitioner_id')
    .where('users.erased_at', 'is', null)
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .returning(['review_invitations.id', 'review_invitations.practitioner_id'])
    .executeTakeFirst();

  return spent ?? null;
}
