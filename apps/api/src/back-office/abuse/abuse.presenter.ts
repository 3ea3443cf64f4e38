import type { SuspiciousAccount } from '@freely/api-client/contract';
import type { SuspiciousRow } from './abuse.repository.ts';

export function presentAccount({
  registered_at,
  lifted_until,
  ...row
}: SuspiciousRow): SuspiciousAccount {
  return {
    ...row,
    registered_at: registered_at.toISOString(),
    lifted_until: lifted_until?.toISOString() ?? null,
  };
}
