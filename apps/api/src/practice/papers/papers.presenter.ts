import type { Paper } from '@freely/api-client/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../infrastructure/database/index.ts';
import type { DataKeys } from '../../infrastructure/encryption/index.ts';
import { openPaper } from './sealed-paper.ts';

export type PaperRow = Selectable<Database['papers']>;

/** What its practitioner and admins see of a paper: not where its file is, nor who decided. */
export function presentPaper(keys: DataKeys, row: PaperRow): Paper {
  const paper = openPaper(keys, row);

  return {
    id: paper.id,
    kind: paper.kind,
    number: paper.number,
    issuer: paper.issuer,
    valid_from: paper.valid_from,
    valid_to: paper.valid_to,
    file_type: paper.file_type,
    state: paper.state,
    reason: paper.reason,
    created_at: paper.created_at.toISOString(),
    decided_at: paper.decided_at?.toISOString() ?? null,
  };
}
