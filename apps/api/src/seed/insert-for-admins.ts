// Further data for the admin area of a demo market: discounts, the audit log and searches.
import { londonDay } from '@freely/domain/london-time';
import type { Trx } from '../infrastructure/database/index.ts';
import { writeSearches } from '../market/search-log/index.ts';
import { insertRows } from './insert-rows.ts';
import { loyaltyRows } from './loyalty-rows.ts';
import type { PlannedMarket } from './plan.ts';
import { planSearches } from './plan-searches.ts';

export async function insertForAdmins(trx: Trx, market: PlannedMarket, now: Date): Promise<void> {
  const { time, given, audited } = loyaltyRows(market, now);
  await trx.updateTable('loyalty_scheme').set(time).execute();
  await insertRows(trx, 'customer_discounts', given);
  await insertRows(trx, 'audit_log', audited);
  // So that the demo accounts work with a password alone (D82).
  await trx.updateTable('settings').set({ admin_second_factor: 0 }).execute();
  // The demo admin may release and report, so that the screens can be tried.
  for (const right of ['release', 'tax'] as const) {
    await trx
      .insertInto('account_rights')
      .columns(['user_id', 'name'])
      .expression((eb) =>
        eb
          .selectFrom('user_roles')
          .select(['user_id', eb.val(right).as('name')])
          .where('role', '=', 'admin'),
      )
      .execute();
  }

  const treatments = await trx
    .selectFrom('sub_services')
    .innerJoin('services', 'services.id', 'sub_services.service_id')
    .select(['sub_services.id', 'services.slug'])
    .orderBy('sub_services.id')
    .execute();
  await writeSearches(trx, planSearches(treatments, londonDay(now)));
}
