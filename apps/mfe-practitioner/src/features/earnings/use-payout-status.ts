import type { Earning } from '@freely/api-client/contract';
import { listDate } from '@freely/domain/format-date';
import { londonDay } from '@freely/domain/london-time';
import { useWords } from './words.ts';

type Payout = Pick<Earning['payout'], 'status' | 'due_at'> & { paid_at?: string | null };

/** Returns a function that describes the status of a payout, with its date if there is one. */
export function usePayoutStatus(): (payout: Payout) => string {
  const say = useWords();

  return ({ status, due_at, paid_at }) =>
    say(`earnings.status.${status}`, {
      date: listDate(londonDay(new Date(status === 'paid' ? (paid_at ?? due_at) : due_at))),
    });
}
