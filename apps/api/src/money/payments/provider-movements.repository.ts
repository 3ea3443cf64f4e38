import type { Db } from '../../infrastructure/database/index.ts';

/** Which of these intents and transfers are ours. */
export async function knownParentIds(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const [intents, transfers] = await Promise.all([
    db.selectFrom('payments').select('intent_id as id').where('intent_id', 'in', ids).execute(),
    db.selectFrom('payouts').select('transfer_id as id').where('transfer_id', 'in', ids).execute(),
  ]);

  return new Set([...intents, ...transfers].flatMap(({ id }) => id ?? []));
}
