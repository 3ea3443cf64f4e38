import type { NextPayout } from '@freely/api-client/contract';
import { londonDay } from '@freely/domain/london-time';

export interface PayoutGroup {
  key: string;
  /** Any payout of the group: all have its status, and its day. */
  first: NextPayout;
  count: number;
  /** In pounds. */
  amount: number;
}

/** What arrives together: payouts that are due on one day, or that wait for the same. */
export function groupPayouts(payouts: readonly NextPayout[]): PayoutGroup[] {
  const groups = new Map<string, PayoutGroup>();
  for (const payout of payouts) {
    const { status, due_at, amount } = payout;
    const key = status === 'scheduled' ? londonDay(new Date(due_at)) : status;
    const group = groups.get(key) ?? { key, first: payout, count: 0, amount: 0 };
    // In pence, which add up exactly.
    const sum = Math.round(group.amount * 100) + Math.round(amount * 100);
    groups.set(key, { ...group, count: group.count + 1, amount: sum / 100 });
  }

  return [...groups.values()];
}
