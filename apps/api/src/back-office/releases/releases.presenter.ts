import type { ReleaseWish } from '@freely/api-client/contract';
import type { WishRow } from './wishes.repository.ts';

export function presentWish(row: WishRow): ReleaseWish {
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
