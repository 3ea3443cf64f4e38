import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import {
  chargeMovement,
  failedRefundMovement,
  type Movement,
  refundMovement,
  saleMovements,
  saleUndoneMovements,
} from './entries.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

function balances(movements: Movement[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { from, to, amount } of movements) {
    sums[from] = (sums[from] ?? 0) - amount;
    sums[to] = (sums[to] ?? 0) + amount;
  }

  return sums;
}

describe('the movements of a booking', () => {
  const sold = { customerId: 7, practitionerId: 9, total: 9_000, discount: 1_000, feePercent: 20 };

  test('leave every account at zero when the booking was cancelled and refunded', () => {
    const all = [
      chargeMovement(7, 9_000),
      ...saleMovements(sold),
      ...saleUndoneMovements(sold),
      refundMovement(7, 9_000),
    ];
    expect(new Set(Object.values(balances(all)))).toEqual(new Set([0]));
    expect(new Set(all.map(({ kind }) => kind)).size).toBe(all.length);
  });

  test('leave the practitioner with the price less the fee, and the customer with nothing', () => {
    expect(balances([chargeMovement(7, 9_000), ...saleMovements(sold)])).toEqual({
      provider: 9_000,
      'customer:7': 0,
      'practitioner:9': -8_000,
      discounts: 1_000,
      fees: -2_000,
    });
  });

  test('sum to zero for any amounts', () => {
    const pence = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(pence, pence, fc.integer({ min: 0, max: 100 }), (total, discount, feePercent) => {
        const all = [
          chargeMovement(7, total),
          ...saleMovements({ ...sold, total, discount, feePercent }),
          refundMovement(7, total),
          failedRefundMovement(7, total),
        ];
        const sum = Object.values(balances(all)).reduce((whole, part) => whole + part, 0);
        expect(sum).toBe(0);
      }),
    );
  });
});

describe('the database', () => {
  const tx = (key: string) => sql<{ id: number }>`
    insert into ledger_tx (kind, operation_key) values ('test', ${key}) returning id`;

  test('refuses a transaction that does not sum to zero', async () => {
    const unbalanced = api.db.transaction().execute(async (trx) => {
      const { rows } = await tx('unbalanced').execute(trx);
      await sql`insert into ledger_entries (tx_id, account, amount)
        values (${rows[0]?.id}, 'provider', 5), (${rows[0]?.id}, 'fees', -4)`.execute(trx);
    });
    await expect(unbalanced).rejects.toThrow('does not sum to zero');
  });

  test.each([
    'update ledger_entries set amount = 1',
    'delete from ledger_entries',
    'delete from ledger_tx',
    'truncate ledger_entries',
    'update booking_events set kind = $$other$$',
  ])('refuses to rewrite history: %s', async (statement) => {
    await expect(sql.raw(statement).execute(api.db)).rejects.toThrow('append-only');
  });
});
