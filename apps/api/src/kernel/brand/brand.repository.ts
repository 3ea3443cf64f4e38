import { type Brand, brandOf } from '@freely/domain/brand';
import { publicTextNames } from '@freely/domain/market-texts';
import type { Db } from '../../infrastructure/database/index.ts';

/** Who runs the market, as the market settings say at this moment (D80). */
export async function readBrand(db: Db): Promise<Brand> {
  return brandOf(await db.selectFrom('settings').select(publicTextNames).executeTakeFirstOrThrow());
}

/** Whom mails come from. */
export async function readSender(db: Db): Promise<{ name: string; address: string }> {
  const { brand_name: name, sender_email: address } = await db
    .selectFrom('settings')
    .select(['brand_name', 'sender_email'])
    .executeTakeFirstOrThrow();

  return { name, address };
}
