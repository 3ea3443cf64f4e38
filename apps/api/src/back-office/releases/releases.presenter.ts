import type { ReleaseRequest } from '@freely/api-client/contract';
import type { RequestRow } from './requests.repository.ts';

export function presentRequest(row: RequestRow): ReleaseRequest {
  return {
    id: row.id,
    unit: row.unit,
    verb: row.verb,
    reason: row.reason,
    status: row.status,
    answer: row.answer,
    at: row.created_at.toISOString(),
  };
}
