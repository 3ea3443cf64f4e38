import type { KindRules } from '@freely/api-client/contract';
import { type PaperKind, paperKinds } from '@freely/domain/papers';
import { type Db, inTransaction } from '../../infrastructure/database/index.ts';
import { type Actor, recordAudit } from '../../kernel/audit/index.ts';
import { listKindRules, lockKind, saveKind } from './kinds.repository.ts';

interface KindChange {
  kind: PaperKind;
  /** What stays as it is is left out. */
  for_tick?: boolean | undefined;
  for_work?: boolean | undefined;
  reason: string;
  admin: Actor;
}

/** Says what a kind of paper is needed for. At once: who has none loses the tick, or stops being found. */
export function changeKind(db: Db, { kind, reason, admin, ...change }: KindChange): Promise<void> {
  return inTransaction(db, async (trx) => {
    const before = await lockKind(trx, kind);
    const { for_tick = before.for_tick, for_work = before.for_work } = change;
    if (before.for_tick === for_tick && before.for_work === for_work) return;
    await saveKind(trx, kind, { for_tick, for_work });
    await recordAudit(trx, {
      actor: admin,
      action: 'paper_kind.change',
      object: `paper_kind:${kind}`,
      detail: { before, for_tick, for_work, reason },
    });
  });
}

/** In the order of the list. */
export async function readKindRules(db: Db): Promise<KindRules['kinds']> {
  const rules = await listKindRules(db);

  return paperKinds.flatMap((kind) => rules.filter((rule) => rule.kind === kind));
}
