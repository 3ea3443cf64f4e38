import type { Approval } from '@freely/api-client/contract';

/** @param approved as stored: null until an admin has decided */
export function approvalOf(approved: boolean | null): Approval {
  if (approved === null) return 'waiting';

  return approved ? 'approved' : 'rejected';
}
