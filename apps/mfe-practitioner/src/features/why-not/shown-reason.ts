import type { Approval, NotShownReason } from '@freely/api-client/contract';

/**
 * A profile that was rejected waits for its owner. One that was not looked at waits for its owner until signing up is
 * finished, and then for an admin.
 */
export function shownReason(
  reason: NotShownReason,
  approval: Approval | undefined,
  reasons: readonly NotShownReason[],
): NotShownReason | 'rejected' | 'signed_up' {
  if (reason !== 'not_approved') return reason;
  if (approval === 'rejected') return 'rejected';

  return reasons.includes('not_onboarded') ? reason : 'signed_up';
}
