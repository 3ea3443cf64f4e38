import { sql } from 'kysely';
import type { Trx } from '../../infrastructure/database/index.ts';

export function findForDecision(trx: Trx, id: number) {
  return trx
    .selectFrom('practitioners')
    .select(['approved', 'insurance', 'onboarding_step', 'rejection_reason'])
    .where('user_id', '=', id)
    .where((eb) =>
      // A deleted practitioner account keeps its row, but not the role (D42).
      eb.exists(
        eb.selectFrom('user_roles').where('user_id', '=', id).where('role', '=', 'practitioner'),
      ),
    )
    .executeTakeFirst();
}

export async function saveDecision(
  trx: Trx,
  id: number,
  decision: { approved: boolean; verified: boolean; rejection_reason: string },
): Promise<void> {
  await trx
    .updateTable('practitioners')
    .set({ ...decision, approved_at: decision.approved ? sql`now()` : null })
    .where('user_id', '=', id)
    .execute();
}
