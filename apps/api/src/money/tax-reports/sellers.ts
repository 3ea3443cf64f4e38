// Who is reported for a year: what the ledger says they earned, and what they told us of themselves.
import type { Deps } from '../../deps.ts';
import type { Db } from '../../infrastructure/database/index.ts';
import { reportableDetails } from '../tax-details/index.ts';
import { earnedByQuarter, type Quarters } from './earned-by-quarter.repository.ts';
import type { Seller } from './wanted-messages.ts';

export interface YearOfSellers {
  reported: Seller[];
  /** Without their details, a message cannot name them. They are added when they give them. */
  leftOut: ({ practitionerId: number } & Quarters)[];
}

export async function readSellers(
  db: Db,
  { config }: Pick<Deps, 'config'>,
  year: number,
): Promise<YearOfSellers> {
  const earned = await earnedByQuarter(db, year);
  const details = await reportableDetails(
    db,
    config.dataKeys,
    earned.map(({ practitionerId }) => practitionerId),
  );
  const reported: Seller[] = [];
  const leftOut: YearOfSellers['leftOut'] = [];
  for (const each of earned) {
    const identity = details.get(each.practitionerId);
    if (identity) reported.push({ ...each, identity });
    else leftOut.push(each);
  }

  return { reported, leftOut };
}
