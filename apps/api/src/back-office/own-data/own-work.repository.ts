// What is stored about practitioners that they did not write themselves: reviews, and the account for payouts.
import type { Db } from '../../infrastructure/database/index.ts';
export async function findCalendarUrlDate(db: Db, id: number): Promise<Date | null> {
  const found = await db
    .selectFrom('calendar_addresses')
    .select('created_at')
    .where('practitioner_id', '=', id)
    .executeTakeFirst();

  return found?.created_at ?? null;
}

export function listReviewsOf(db: Db, id: number) {
  return db
    .selectFrom('reviews')
    .select([
      'booking_id',
      'reviewer_name',
      'friendliness',
      'communication',
      'satisfaction',
      'timekeeping',
      'text',
      'hidden_reason',
      'created_at',
    ])
    .where('practitioner_id', '=', id)
    .orderBy('id')
    .execute();
}

export async function findPayoutAccount(db: Db, id: number): Promise<string | null> {
  const found = await db
    .selectFrom('payout_accounts')
    .select('status')
    .where('practitioner_id', '=', id)
    .executeTakeFirst();

  return found?.status ?? null;
}
