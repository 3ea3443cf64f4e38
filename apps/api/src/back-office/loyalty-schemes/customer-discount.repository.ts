import { sql } from 'kysely';
import type { Db, Trx } from '../../infrastructure/database/index.ts';

export async function lockCustomer(trx: Trx, id: number): Promise<void> {
  await sql`select from users where id = ${id} for no key update`.execute(trx);
}

/** Undefined for an account that is not a customer's. */
export function findDiscount(db: Db, customerId: number) {
  return db
    .selectFrom('user_roles')
    .leftJoin('customer_discounts as given', 'given.customer_id', 'user_roles.user_id')
    .select('given.discount')
    .where('user_roles.user_id', '=', customerId)
    .where('user_roles.role', '=', 'customer')
    .executeTakeFirst();
}

export async function putDiscount(trx: Trx, customerId: number, discount: number): Promise<void> {
  await trx
    .insertInto('customer_discounts')
    .values({ customer_id: customerId, discount })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ discount }))
    .execute();
}
