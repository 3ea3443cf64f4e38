import type { Approval, NotShownReason } from '@freely/api-client/contract';

/** A profile that was rejected waits for its owner; one that was not looked at, for an admin. */
export function shownReason(
  reason: NotShownReason,
  approval: Approval | undefined,
): NotShownReason | 'rejected' {
  return reason === 'not_approved' && approval === 'rejected' ? 'rejected' : reason;
}
