// Practitioners with appointments in a year, in the ledger as they would be.
import { giveTaxDetails } from '@freely/api-client/contract';
import { sql } from 'kysely';
import { lockBooking } from '../../src/booking/bookings/index.ts';
import { inTransaction, type Trx } from '../../src/infrastructure/database/index.ts';
import { post, saleMovements, saleOf, saleUndoneMovements } from '../../src/money/ledger/index.ts';
import { makeCompletedBooking } from './completed-booking.ts';
import type { TestPractitioner } from './make-practitioner.ts';
import type { TestApi } from './start-test-api.ts';
import { taxDetails } from './tax-details.ts';

/** The last year that is over. */
export const taxYear = new Date().getFullYear() - 1;

export async function nameOperator(api: TestApi): Promise<void> {
  await api.db
    .updateTable('settings')
    .set({ company_name: 'Freely Ltd', company_tax_number: '1955839661', tax_operator_id: 'XAB12' })
    .execute();
}

/** A practitioner who has given tax details and bank details. */
export async function makeReportable(api: TestApi, more = {}): Promise<TestPractitioner> {
  const grace = await api.makePractitioner();
  await api.call(giveTaxDetails, { body: { ...taxDetails, ...more } }, { as: grace });

  return grace;
}

/** A paid visit that ended at a London time, such as `2025-03-31 23:30`. Pence. Returns its id. */
export async function visitIn(
  api: TestApi,
  practitioner: TestPractitioner,
  endsAt: string,
  money: { total_amount: number; discount_amount?: number } = { total_amount: 5_000 },
): Promise<number> {
  const id = await makeCompletedBooking(api.db, await api.makeCustomer(), practitioner);
  await sql`update bookings set ends_at = e, starts_at = e - interval '20 minutes',
    during = tstzrange(e - interval '20 minutes', e), total_amount = ${money.total_amount},
    discount_amount = ${money.discount_amount ?? 0}
    from (select ${endsAt}::timestamp at time zone 'Europe/London' as e) t
    where id = ${id}`.execute(api.db);
  await inTransaction(api.db, async (trx) => {
    await post(trx, id, `booking-${id}`, saleMovements(saleOf(await bookingOf(trx, id))));
  });

  return id;
}

/** Everything that the sale moved goes back. */
export async function refundVisit(api: TestApi, id: number): Promise<void> {
  await inTransaction(api.db, async (trx) => {
    await post(trx, id, `booking-${id}`, saleUndoneMovements(saleOf(await bookingOf(trx, id))));
  });
}

async function bookingOf(trx: Trx, id: number) {
  const booking = await lockBooking(trx, id);
  if (!booking) throw new Error(`There is no booking ${id}`);

  return booking;
}
