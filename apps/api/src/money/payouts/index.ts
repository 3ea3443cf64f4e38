export { payoutsData } from './personal-data.repository.ts';

import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { accountClosed } from '../../people/events/index.ts';
import { bankDetailsSaved } from '../../practice/events/index.ts';
import { taxDetailsGiven } from '../events/index.ts';
import type { Operations } from '../outbox/index.ts';
import { accountOperations } from './account-operations.ts';
import { checkAccounts, connectAccount } from './connect-account.ts';
import { earningsRoutes } from './earnings.routes.ts';
import { keepPayableFrom } from './payout-accounts.repository.ts';
import { checkPayoutsNow, paidOutButRefunded } from './payouts.repository.ts';
import { refuseUnpaid } from './refuse-unpaid.ts';
import { settlePayout } from './settle-payout.ts';
import { transferOperations } from './transfer-operations.ts';

export { settleAccount } from './connect-account.ts';
export { owedEarnings } from './owed-earnings.ts';
export { ownPayouts } from './own-payouts.ts';
export { carryDetailsVersion } from './payout-accounts.repository.ts';
export { openPayout } from './payouts.repository.ts';
export { queueDuePayouts, settlePayout } from './settle-payout.ts';
export { settleTransferAndReversals } from './transfer-operations.ts';

/** The provider operations of payouts. */
export const payoutOperations = {
  ...accountOperations,
  ...transferOperations,
} satisfies Partial<Operations>;

/** Every five minutes: finds accounts and payouts whose job was lost. */
export async function reconcilePayouts(deps: Deps): Promise<void> {
  await checkAccounts(deps);
  for (const bookingId of await paidOutButRefunded(deps.db)) await settlePayout(deps, bookingId);
}

/** New bank details go to the provider, and payouts that waited for tax details go on. */
export function subscribePayouts({ events, jobs }: Pick<Deps, 'events' | 'jobs'>): void {
  events.subscribe(bankDetailsSaved, (trx, { practitionerId }) =>
    connectAccount(trx, jobs, practitionerId),
  );
  events.subscribe(accountClosed, async (trx, { user, sides }) => {
    if (!sides.includes('practitioner')) return;
    await refuseUnpaid(trx, user.id);
    await keepPayableFrom(trx, user.id);
  });
  events.subscribe(taxDetailsGiven, (trx, { practitionerId }) =>
    checkPayoutsNow(trx, practitionerId),
  );
}

/** The routes with which practitioners read their earnings. */
export function registerPayouts(app: FastifyInstance, deps: Deps): void {
  earningsRoutes(app, deps);
}
