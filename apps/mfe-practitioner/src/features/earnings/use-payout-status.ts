import type { Earning } from '@freely/api-client/contract';
import { listDate } from '@freely/domain/format-date';
import { londonDay } from '@freely/domain/london-time';
import { useTranslation } from '@freely/i18n';

type Payout = Pick<Earning['payout'], 'status' | 'due_at'> & { paid_at?: string | null };

/** Returns a function that describes the status of a payout, with its date if there is one. */
export function usePayoutStatus(): (payout: Payout) => string {
  const { t } = useTranslation('practitioner/earnings');

  return ({ status, due_at, paid_at }) =>
    t(`status.${status}`, {
      date: listDate(londonDay(new Date(status === 'paid' ? (paid_at ?? due_at) : due_at))),
    });
}
