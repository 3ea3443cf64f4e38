// The discount that an admin gives to one customer (D21).
import type { CustomerDiscount } from '@freely/api-client/contract';
import { sql } from 'kysely';
import { type Db, inTransaction } from '../../infrastructure/database/index.ts';
import { type Actor, recordAudit } from '../../kernel/audit/index.ts';
import { notFound } from '../../kernel/errors/index.ts';
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

/** 0 removes the discount. Saving the same value again changes nothing. @throws 404 as above */
export async function giveDiscount(
  db: Db,
  { customerId, discount, admin }: { customerId: number; discount: number; admin: Actor },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    // Serialises two admins: the second sees what the first gave.
    await sql`select from users where id = ${customerId} for no key update`.execute(trx);
    const before = await currentDiscount(trx, customerId);
    if (before === discount) return;

    await trx
      .insertInto('customer_discounts')
      .values({ customer_id: customerId, discount })
      .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ discount }))
      .execute();
    const object = objectOf(customerId);
    await recordAudit(trx, { actor: admin, action, object, detail: { discount, before } });
  });
}

async function currentDiscount(db: Db, customerId: number): Promise<number> {
  const found = await db
    .selectFrom('user_roles')
    .leftJoin('customer_discounts as given', 'given.customer_id', 'user_roles.user_id')
    .select('given.discount')
    .where('user_roles.user_id', '=', customerId)
    .where('user_roles.role', '=', 'customer')
    .executeTakeFirst();
  if (!found) throw notFound('Customer not found');

  return found.discount ?? 0;
}
