import { sql } from 'kysely';
import type { Db } from '../../infrastructure/database/index.ts';
import type { ProviderMovement } from './provider-movements.ts';

export type Difference = ProviderMovement & { ours: number };

/** Stores the differences, and marks those of the other movements as gone. */
export async function saveDifferences(
  db: Db,
  compared: readonly ProviderMovement[],
  differences: readonly Difference[],
): Promise<void> {
  const wrong = new Set(differences.map(({ id }) => id));
  const right = compared.map(({ id }) => id).filter((id) => !wrong.has(id));
  if (right.length > 0) {
    await db
      .updateTable('book_differences')
      .set({ gone_at: sql<Date>`clock_timestamp()` })
      .where('object_id', 'in', right)
      .where('gone_at', 'is', null)
      .execute();
  }
  for (const { id, kind, amount: theirs, ours } of differences) {
    await db
      .insertInto('book_differences')
      .values({ object_id: id, kind, theirs, ours })
      .onConflict((conflict) =>
        conflict.column('object_id').doUpdateSet({ theirs, ours, gone_at: null }),
      )
      .execute();
  }
}
