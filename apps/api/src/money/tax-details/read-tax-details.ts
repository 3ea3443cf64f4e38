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
import type { SessionUser } from '../../kernel/sessions/index.ts';
import { openTaxDetails, presentTaxDetails } from './sealed-details.ts';
import { findTaxDetails, requestOf } from './tax-details.repository.ts';

/** The details as their practitioner sees them. No admin who is logged in as somebody reads them. */
export async function readOwnTaxDetails(
  deps: Pick<Deps, 'db' | 'config'>,
  { id, impersonatorId }: Pick<SessionUser, 'id' | 'impersonatorId'>,
): Promise<OwnTaxDetails> {
  const request = requestOf(await findTaxDetails(deps.db, id));
  const from = earliestWithholding(request);

  return {
    standing: taxStandingOf(request, new Date()),
    withheld_from: from && londonDay(from),
    details: impersonatorId === null ? await givenTaxDetails(deps, id) : null,
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
