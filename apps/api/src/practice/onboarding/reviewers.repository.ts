import { invitationDays } from '@freely/domain/lifetimes';
import { sql } from 'kysely';
import type { Db, Trx } from '../../infrastructure/database/index.ts';

/** The invitations of a practitioner, in their order. The email of a client who is gone is erased. */
export function listInvitations(db: Db, practitionerId: number) {
  return db
    .selectFrom('review_invitations')
    .select([
      'id',
      'email',
      sql<boolean>`used_at is not null or expires_at > now()`.as('is_open_or_used'),
    ])
    .where('practitioner_id', '=', practitionerId)
    .orderBy('id')
    .execute();
}

export interface NewInvitation {
  practitioner_id: number;
  email: string;
  token_hash: Buffer;
  sealed_token: Buffer;
}

/** Inserts an invitation, or renews an expired one: its old token no longer works. */
export async function putInvitation(trx: Trx, invitation: NewInvitation): Promise<number> {
  const expires_at = sql<Date>`now() + make_interval(days => ${invitationDays})`;
  const { id } = await trx
    .insertInto('review_invitations')
    .values({ ...invitation, expires_at })
    .onConflict((conflict) =>
      conflict.columns(['practitioner_id', 'email']).doUpdateSet({
        token_hash: invitation.token_hash,
        sealed_token: invitation.sealed_token,
        expires_at,
        created_at: sql<Date>`now()`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();

  return id;
}

export async function findEmail(db: Db, userId: number): Promise<string> {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

  return email;
}
