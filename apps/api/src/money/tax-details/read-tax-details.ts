import type { GivenTaxDetails, OwnTaxDetails } from '@freely/api-client/contract';
import { londonDay } from '@freely/domain/london-time';
import {
  earliestWithholding,
  isTaxWithheld,
  type TaxStanding,
  taxStandingOf,
} from '@freely/domain/tax-details';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../infrastructure/database/index.ts';
import { openTaxDetails, presentTaxDetails } from './sealed-details.ts';
import { findTaxDetails, requestOf } from './tax-details.repository.ts';

/** Whether something is due, without the details. */
export async function readTaxStanding(db: Db, practitionerId: number): Promise<OwnTaxDetails> {
  const request = requestOf(await findTaxDetails(db, practitionerId));
  const from = earliestWithholding(request);

  return {
    standing: taxStandingOf(request, new Date()),
    withheld_from: from && londonDay(from),
    details: null,
  };
}

/** With the details as their practitioner sees them. */
export async function readOwnTaxDetails(
  deps: Pick<Deps, 'db' | 'config'>,
  practitionerId: number,
): Promise<OwnTaxDetails> {
  return {
    ...(await readTaxStanding(deps.db, practitionerId)),
    details: await givenTaxDetails(deps, practitionerId),
  };
}

/** What was given; null while nothing was. */
export async function givenTaxDetails(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  practitionerId: number,
): Promise<GivenTaxDetails | null> {
  const row = await findTaxDetails(db, practitionerId);
  const details = row?.given_at ? openTaxDetails(config.dataKeys, row) : null;

  return details && presentTaxDetails(details);
}

export async function taxStanding(db: Db, practitionerId: number): Promise<TaxStanding> {
  return taxStandingOf(requestOf(await findTaxDetails(db, practitionerId)), new Date());
}

/** Whether payouts wait for what is missing, by the clock of the database (D50). */
export async function withholdsPayouts(
  db: Db,
  practitionerId: number,
  now: Date,
): Promise<boolean> {
  return isTaxWithheld(requestOf(await findTaxDetails(db, practitionerId)), now);
}
