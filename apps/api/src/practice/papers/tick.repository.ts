// The tick says that insurance and qualification documents were checked, so it does not outlive them.
import type { PaperKind } from '@freely/domain/papers';
import { sql } from 'kysely';
import type { Trx } from '../../infrastructure/database/index.ts';

/** The kinds that the tick speaks of, whether or not the market asks for them (D85). */
const spokenOf: readonly PaperKind[] = ['insurance', 'qualification'];

interface LostPaper {
  practitioner_id: number;
  kind: PaperKind;
  created_at: Date;
  /** What it was before it was removed or refused. */
  state: 'waiting' | 'approved' | 'refused';
}

/**
 * Takes the tick away when the paper that it rests on is removed or refused: an approved one, or one that
 * waited when the practitioner was approved. Another one of its kind keeps the tick. Call it afterwards.
 */
export async function dropTick(trx: Trx, lost: LostPaper): Promise<void> {
  if (!spokenOf.includes(lost.kind) || lost.state === 'refused') return;
  await sql`update practitioners p set verified = false
    where user_id = ${lost.practitioner_id} and verified
      and (${lost.state === 'approved'}::boolean or ${lost.created_at} <= approved_at)
      and not exists (select from papers other
        where other.practitioner_id = p.user_id and kind = ${lost.kind}
          and (state = 'approved' or (state = 'waiting' and created_at <= p.approved_at)))`.execute(
    trx,
  );
}

/** Gives it back once insurance and qualifications were looked at. Only to whom an admin had given it (D30). */
export async function returnTick(trx: Trx, practitionerId: number): Promise<void> {
  await sql`update practitioners p set verified = true
    where user_id = ${practitionerId} and approved and insurance and not verified
      and (select count(distinct kind) from papers
        where practitioner_id = p.user_id and state = 'approved' and kind = any(${spokenOf}))
        = ${spokenOf.length}`.execute(trx);
}
