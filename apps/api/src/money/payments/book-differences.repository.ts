import { sql } from 'kysely';
import type { Db, Trx } from '../../infrastructure/database/index.ts';
import type { ProviderMovement } from './provider-movements.ts';

export type Difference = ProviderMovement & { ours: number };

/**
 * Stores the differences, and marks those of the other movements as gone. What an admin has closed
 * stays closed as long as its amounts are the same.
 */
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
        conflict.column('object_id').doUpdateSet({
          theirs,
          ours,
          gone_at: null,
          closed_at: whileSame('closed_at'),
          closed_by: whileSame('closed_by'),
          closed_as: whileSame('closed_as'),
          closed_reason: whileSame('closed_reason'),
        }),
      )
      .execute();
  }
}

/** A column as it is, or null if the amounts that it was decided about are no longer these. */
const whileSame = <T extends 'closed_at' | 'closed_by' | 'closed_as' | 'closed_reason'>(
  column: T,
) =>
  sql<null>`case when (book_differences.theirs, book_differences.ours)
    = (excluded.theirs, excluded.ours) then book_differences.${sql.ref(column)} end`;

export interface OpenDifference {
  objectId: string;
  kind: ProviderMovement['kind'];
  /** Pence. */
  theirs: number;
  ours: number;
  /** Neither explained by the ledger since, nor closed by an admin. */
  isOpen: boolean;
}

export async function findDifference(db: Db, objectId: string): Promise<OpenDifference | null> {
  const row = await db
    .selectFrom('book_differences')
    .select(['kind', 'theirs', 'ours', 'gone_at', 'closed_at'])
    .where('object_id', '=', objectId)
    .executeTakeFirst();
  if (!row) return null;
  const { kind, theirs, ours, gone_at, closed_at } = row;

  return {
    objectId,
    kind: kind as ProviderMovement['kind'],
    theirs,
    ours,
    isOpen: gone_at === null && closed_at === null,
  };
}

interface Closed {
  adminId: number;
  closedAs: 'refunded' | 'explained';
  reason: string;
}

/**
 * An explanation is of an open movement with these amounts. A refund has been made, and is stored whatever
 * somebody else decided meanwhile, but once.
 *
 * @returns whether it was stored
 */
export async function saveClosed(
  trx: Trx,
  { objectId, theirs, ours }: OpenDifference,
  { adminId, closedAs, reason }: Closed,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('book_differences')
    .set({
      closed_at: sql<Date>`clock_timestamp()`,
      closed_by: adminId,
      closed_as: closedAs,
      closed_reason: reason,
    })
    .where('object_id', '=', objectId)
    .where((is) =>
      closedAs === 'refunded'
        ? is('closed_as', 'is distinct from', 'refunded')
        : is.and({ theirs, ours, gone_at: null, closed_at: null }),
    )
    .executeTakeFirst();

  return numUpdatedRows === 1n;
}
