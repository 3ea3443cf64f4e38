import type { PaperKind } from '@freely/domain/papers';
import { sql } from 'kysely';
import type { Db, Trx } from '../../infrastructure/database/index.ts';

interface KindRule {
  kind: PaperKind;
  for_tick: boolean;
  for_work: boolean;
  without: number;
}

/** What is needed of whom, and how many approved practitioners have none that counts today. */
export async function listKindRules(db: Db): Promise<KindRule[]> {
  const { rows } = await sql<KindRule>`
    select k.kind, k.for_tick, k.for_work, (
      select count(*)::int from practitioners
      where approved and not exists (
        select from papers p
        where p.practitioner_id = practitioners.user_id and p.kind = k.kind
          and p.state = 'approved'
          and london_today() between p.valid_from and coalesce(p.valid_to, 'infinity'))) as without
    from paper_kinds k`.execute(db);

  return rows;
}

export function lockKind(trx: Trx, kind: PaperKind) {
  return trx
    .selectFrom('paper_kinds')
    .select(['for_tick', 'for_work'])
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function saveKind(
  trx: Trx,
  kind: PaperKind,
  rule: { for_tick: boolean; for_work: boolean },
): Promise<void> {
  await trx.updateTable('paper_kinds').set(rule).where('kind', '=', kind).execute();
}
