// Tax details of the demo market: nearly everybody who was paid has given them. Nobody's are real.
import { addDays, londonDay } from '@freely/domain/london-time';
import { sql } from 'kysely';
import type { Trx } from '../infrastructure/database/index.ts';
import type { DataKeys } from '../infrastructure/encryption/index.ts';
import { putTaxDetails, sealTaxDetails } from '../money/tax-details/index.ts';
import type { PlannedMarket } from './plan.ts';

/** Everybody was asked so many days ago; who has not answered was reminded since. */
const requestedDays = 70;
/** The account that has been reminded once. */
const reminded = 'both@freely.example';

export async function insertTaxDetails(
  trx: Trx,
  { practitioners }: PlannedMarket,
  { dataKeys, now }: { dataKeys: DataKeys; now: Date },
): Promise<void> {
  await sql`insert into tax_details (practitioner_id, requested_at)
    select distinct practitioner_id, ${now}::timestamptz - make_interval(days => ${requestedDays})
    from payouts`.execute(trx);
  await sql`update settings set company_name = 'Freely Demo Ltd', company_tax_number = '1955839661',
    tax_operator_id = 'XDEMO00000001'`.execute(trx);

  for (const { id, email, firstName, lastName } of practitioners) {
    if (email === reminded || id % 40 === 7) continue;
    const sealed = sealTaxDetails(dataKeys, id, {
      first_name: firstName,
      last_name: lastName,
      street: `${(id % 90) + 1} Papercut Street`,
      city: 'London',
      postcode: 'SE1 0ZZ',
      birthday: addDays('1966-01-01', (id * 37) % 12_000),
      tax_number: `AB${String(id % 1_000_000).padStart(6, '0')}C`,
    });
    await putTaxDetails(trx, id, sealed);
  }

  const ago = (days: number) => addDays(londonDay(now), -days);
  await sql`update tax_details set first_reminded_at = ${ago(50)}, second_reminded_at = ${ago(30)},
    withholding_told_at = ${ago(10)} where given_at is null`.execute(trx);
  await sql`update tax_details set requested_at = ${ago(25)}, first_reminded_at = ${ago(5)},
    second_reminded_at = null, withholding_told_at = null
    where practitioner_id = (select id from users where email = ${reminded})`.execute(trx);
}
