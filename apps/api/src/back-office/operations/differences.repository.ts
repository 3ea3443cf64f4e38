import type { BookDifference } from '@freely/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../../infrastructure/database/index.ts';

interface OpenDifference {
  object_id: string;
  kind: BookDifference['kind'];
  /** Pence. */
  theirs: number;
  ours: number;
  found_at: Date;
}

/** Movements of the provider that neither the ledger nor an admin has explained, the latest first. */
export async function openDifferences(db: Db): Promise<OpenDifference[]> {
  const { rows } = await sql<OpenDifference>`
    select object_id, kind, theirs, ours, found_at from book_differences
    where gone_at is null and closed_at is null order by found_at desc, object_id limit 100`.execute(
    db,
  );

  return rows;
}
