import type { Earning } from '@freely/api-client/contract';
import { listDate } from '@freely/domain/format-date';
import { londonDay } from '@freely/domain/london-time';
import { useWords } from './words.ts';

type Payout = Pick<Earning['payout'], 'status' | 'due_at'> & { paid_at?: string | null };

/** Where a payout is, in words: with its day, where it has one. */
export function usePayoutWords(): (payout: Payout) => string {
  const say = useWords();

  return ({ status, due_at, paid_at }) =>
    say(`earnings.status.${status}`, {
      date: listDate(londonDay(new Date(status === 'paid' ? (paid_at ?? due_at) : due_at))),
    });
}
