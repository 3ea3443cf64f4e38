import type { TaxCopy } from '@freely/api-client/contract';
import { poundsOf } from '@freely/domain/money';
import type { Deps } from '../../deps.ts';
import { presentTaxDetails } from '../tax-details/index.ts';
import { listCopies } from './copies.repository.ts';
import { openIdentity } from './sealed-seller.ts';

const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);

/** What was last filed about a practitioner for each year, the newest first. */
export async function ownCopies(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  practitionerId: number,
): Promise<TaxCopy[]> {
  const rows = await listCopies(db, practitionerId);

  return rows.map(({ id, sealed, year, filed_at, consideration, fees, activities, ...row }) => {
    const { account, ...person } = openIdentity(config.dataKeys, { id, practitionerId, sealed });

    return {
      year,
      filed_at: filed_at.toISOString(),
      is_correction: row.corrects !== null,
      is_withdrawn: row.is_deletion,
      quarters: activities.map((count, at) => ({
        consideration: poundsOf(consideration[at] ?? 0),
        fees: poundsOf(fees[at] ?? 0),
        activities: count,
      })),
      total: {
        consideration: poundsOf(sum(consideration)),
        fees: poundsOf(sum(fees)),
        activities: sum(activities),
      },
      details: presentTaxDetails(person),
      account_ending: account?.account_number.slice(-4) ?? null,
    };
  });
}
