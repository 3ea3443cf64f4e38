// The discount that an admin gives to one customer (D21).
import type { CustomerDiscount } from '@freely/api-client/contract';
import { type Db, inTransaction } from '../../infrastructure/database/index.ts';
import { type Actor, recordAudit, refuseOwnMatter } from '../../kernel/audit/index.ts';
import { notFound } from '../../kernel/errors/index.ts';
import { findDiscount, lockCustomer, putDiscount } from './customer-discount.repository.ts';
import { settingHistory } from './loyalty-schemes.repository.ts';

const action = 'customer.discount';
const objectOf = (customerId: number) => `customer:${customerId}`;

/** @throws 404 for an account that is not a customer */
export async function readCustomerDiscount(db: Db, customerId: number): Promise<CustomerDiscount> {
  const [discount, history] = await Promise.all([
    currentDiscount(db, customerId),
    settingHistory(db, objectOf(customerId), [action]),
  ]);

  return {
    discount,
    history: history.map(({ discount: set, at, by }) => ({
      discount: set,
      at: at.toISOString(),
      by,
    })),
  };
}

/** 0 removes the discount. Saving the same value again changes nothing. @throws 404 as above, 403 for oneself */
export async function giveDiscount(
  db: Db,
  { customerId, discount, admin }: { customerId: number; discount: number; admin: Actor },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    // Serialises two admins: the second sees what the first gave.
    await lockCustomer(trx, customerId);
    const before = await currentDiscount(trx, customerId);
    refuseOwnMatter(admin, customerId);
    if (before === discount) return;

    await putDiscount(trx, customerId, discount);
    const object = objectOf(customerId);
    await recordAudit(trx, { actor: admin, action, object, detail: { discount, before } });
  });
}

async function currentDiscount(db: Db, customerId: number): Promise<number> {
  const found = await findDiscount(db, customerId);
  if (!found) throw notFound('customers.notFound');

  return found.discount ?? 0;
}
