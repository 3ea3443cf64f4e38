import type { OwnPayout } from '@freely/api-client/contract';
import { poundsOf } from '@freely/domain/money';
import type { Db } from '../../infrastructure/database/index.ts';
import { netOf, payoutStatusOf } from './earnings.presenter.ts';
import { earningsQuery } from './earnings.repository.ts';
import { readObstacles } from './read-earnings.ts';

/**
 * All payouts of a practitioner for their download, in the words of the earnings. The row of one that waits has no
 * amount yet: it is decided when it is paid, so until then the ledger says what is left for them.
 */
export async function ownPayouts(db: Db, practitionerId: number): Promise<OwnPayout[]> {
  const obstacles = await readObstacles(db, practitionerId);
  const { rows } = await earningsQuery(practitionerId, null).execute(db);

  return rows.map((row) => ({
    booking_id: row.booking_id,
    status: payoutStatusOf(row, obstacles),
    amount: poundsOf(
      row.payout_status === 'waiting' ? Math.max(0, netOf(row)) : row.amount - row.reversed,
    ),
    paid_at: row.paid_at?.toISOString() ?? null,
  }));
}
